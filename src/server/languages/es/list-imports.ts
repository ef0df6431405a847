import { formatsOf } from '../../lib/formats.ts';
import type { listImports as italian } from '../it/list-imports.ts';
import type { Translated } from '../translated.ts';
import { files } from './files.ts';

const { number, plural, date } = formatsOf('es-ES');
const dayOf = (iso: string) => date(new Date(`${iso}T12:00:00Z`));
const titles = (count: number) => plural(count, { one: '1 título', other: `${number(count)} títulos` });
const megabytes = (bytes: number) => `${Math.floor(bytes / 1024 / 1024)} MB`;

const TARGETS = {
  visti: {
    button: 'Vistos',
    where: 'entre los vistos',
    leftOut: (count: number) =>
      plural(count, {
        one: '1 serie no tiene episodios que marcar',
        other: `${number(count)} series no tienen episodios que marcar`,
      }),
  },
  liste: { button: 'Mi lista', where: 'en la lista', leftOut: full },
  mi_piace: { button: 'Me gusta', where: 'entre los «Me gusta»', leftOut: full },
};

function full(count: number): string {
  return `${number(count)} no ${plural(count, { one: 'cabe', other: 'caben' })}, porque la lista está llena`;
}

type Notes = Parameters<typeof italian.notes>[0];
type Place = Notes['skippedRows'][number];

const WHY = {
  'no title': () => 'no encuentro ningún título',
  cells: ({ found, wanted }: Notes['refusedRows'][number]) =>
    `tiene ${found} celdas, pero hay ${wanted} columnas`,
  quotes: () => 'una comilla no se cierra',
  long: () => 'hay mucho más que un título',
  'not watched': () => 'el archivo dice que aún no está visto',
};

const placeOf = ({ row, sheet, name }: Place) =>
  [
    `línea ${number(row)}${sheet === undefined ? '' : ` de «${sheet}»`}`,
    ...(name === '' ? [] : [`«${name}»`]),
  ].join(', ');
const quoted = (names: readonly string[]) => names.map((name) => `«${name}»`).join(', ');

const LEFT_WHY = new Map<string | null, string>([
  ['too large', ' (es demasiado grande)'],
  ['too many rows', ' (es demasiado largo)'],
  ['too many episodes', ' (nombra demasiados episodios)'],
  ['unreadable', ' (está dañado)'],
]);

function notesOnLeft({ left, leftFiles }: Pick<Notes, 'left' | 'leftFiles'>): string[] {
  if (left === 0) return [];
  const names = leftFiles.map(({ name, why }) => `«${name}»${LEFT_WHY.get(why) ?? ''}`).join(', ');
  if (left === 1)
    return [`Del archivo comprimido no he tomado ${names}. Si es una lista, envíame ese archivo solo.`];
  const others = left - leftFiles.length;
  const more = others > 0 ? ` y ${number(others)} más` : '';
  return [
    `Del archivo comprimido no he tomado ${number(left)} archivos: ${names}${more}. Si alguno es una lista, envíame ese archivo solo.`,
  ];
}

function notes(
  {
    refused,
    refusedRows,
    leftCells,
    partRows,
    skippedRows,
    otherSheets,
    day,
    undated,
    withoutEpisodes,
    namesWithoutEpisodes,
    isTrakt,
    unknownWords,
    left,
    leftFiles,
  }: Notes,
  target: string | null,
): string[] {
  const others = refused - refusedRows.length;
  return [
    ...(refused > 0
      ? [
          `${plural(refused, { one: 'No he tomado 1 línea', other: `No he tomado ${number(refused)} líneas` })}:`,
        ]
      : []),
    ...refusedRows.map((row) => `• ${placeOf(row)}: ${WHY[row.why](row)}.`),
    ...(others > 0 ? [`… y ${number(others)} más.`] : []),
    ...(leftCells > 0
      ? [
          `${plural(leftCells, { one: '1 casilla no la entiendo', other: `${number(leftCells)} casillas no las entiendo` })}, y el resto de la fila vale: ${partRows.map((row) => `${placeOf(row)}: «${row.cell}»`).join('; ')}.`,
        ]
      : []),
    ...(skippedRows.length > 0
      ? [`No son ni películas ni series: ${skippedRows.map(placeOf).join('; ')}.`]
      : []),
    ...(otherSheets.length > 0 ? [files.otherSheets(otherSheets)] : []),
    ...(unknownWords.length > 0
      ? [
          `Junto a algún título el archivo dice ${quoted(unknownWords)}, y no sé si significa que ya está visto. Lo trato como los demás.`,
        ]
      : []),
    ...(day ? [`En las fechas con barras, «${day.example}» es el ${dayOf(day.iso)}.`] : []),
    ...(undated > 0 ? [`De ${titles(undated)} el archivo no da una fecha válida. Vale la de hoy.`] : []),
    ...(withoutEpisodes > 0 && target === 'visti'
      ? [
          `De ${number(withoutEpisodes)} ${plural(withoutEpisodes, { one: 'serie', other: 'series' })} el archivo no dice los episodios (${quoted(namesWithoutEpisodes)}), así que no marco ninguno.` +
            (isTrakt
              ? ' Los tiene «watched-history-1.json», en la misma exportación de Trakt. Envíame ese archivo.'
              : ''),
        ]
      : []),
    ...notesOnLeft({ left, leftFiles }),
  ];
}

export const listImports: Translated<typeof italian> = {
  target: (target) => TARGETS[target].button,
  cancel: 'Cancelar',
  whatTo: (file, count) => `«${file}»: ${titles(count)}. ¿Dónde los pongo?`,
  reading: (file, count, target) =>
    `«${file}»: ${titles(count)}, ${TARGETS[target].where}. Los busco en el catálogo y te cuento cómo ha ido.`,
  chosen: (target) => `De acuerdo, ${TARGETS[target].where}. Te cuento cómo ha ido.`,
  cancelled: 'De acuerdo, no he cambiado nada.',
  decided: 'Ya has decidido sobre este archivo, o ha pasado demasiado tiempo. Si hace falta, reenvíamelo.',

  tooLarge: (most) => `El archivo es demasiado grande. El máximo es ${megabytes(most)}.`,
  tooManyToday: (most) => `Hoy ya me has enviado ${most} archivos. Envíame este mañana.`,
  tooManyWaiting:
    'Todavía tengo muchos títulos tuyos por buscar. Reenvíame este archivo cuando te haya contado cómo ha ido con los demás.',
  notDownloaded: 'No puedo descargar el archivo. Reenvíamelo.',
  faults: {
    'too many rows': ({ rows }) => `El archivo es demasiado largo. El máximo es ${number(rows)} líneas.`,
    'too many episodes': ({ episodes, ofOneSeries }) =>
      `El archivo nombra demasiados episodios. El máximo es ${number(episodes)}, y ${number(ofOneSeries)} de una misma serie.`,
    'too much work': () => files.workbookFaults['too much work'],
    empty: () => 'En el archivo no hay títulos.',
    unreadable: () => 'El archivo está dañado y no puedo leerlo.',
    'no list': () =>
      'No conozco este tipo de lista. Envíame una exportación de Letterboxd, IMDb, Trakt, Simkl, TV Time o Netflix, también como .zip, ' +
      'o una tabla (CSV o Excel) con un título por fila y las columnas título, año y visto.',
    workbook: () => files.workbookFaults.workbook,
    locked: () => files.workbookFaults.locked,
    'no table': () => files.workbookFaults['no table'],
    page: () => 'Es una página web, no una lista. Descarga el archivo de la exportación y envíamelo.',
  },
  unchanged: 'No he cambiado nada.',

  summary: ({ fileName, target, added, known, leftOut, missing, left, skipped }) => {
    const { where, leftOut: whyLeftOut } = TARGETS[target];
    const parts = [
      ...(added > 0
        ? [`${number(added)} ${plural(added, { one: 'está', other: 'están' })} ahora ${where}`]
        : []),
      ...(known > 0 ? [`${number(known)} ya ${plural(known, { one: 'estaba', other: 'estaban' })}`] : []),
      ...(leftOut > 0 ? [whyLeftOut(leftOut)] : []),
      ...(missing > 0
        ? [`${number(missing)} no ${plural(missing, { one: 'está', other: 'están' })} en el catálogo`]
        : []),
      ...(left > 0
        ? [`${number(left)} no ${plural(left, { one: 'lo', other: 'los' })} he buscado, porque algo falló`]
        : []),
    ];
    const count = added + known + leftOut + missing + left;
    const rows = plural(skipped, {
      one: '1 línea no es ni película ni serie',
      other: `${number(skipped)} líneas no son ni películas ni series`,
    });
    return [
      `He leído «${fileName}», ${titles(count)}: ${parts.join(', ')}.`,
      ...(skipped > 0 ? [`${rows}.`] : []),
    ].join(' ');
  },
  notes,
  exactNamesOnly: (most) =>
    `Después de ${number(most)} búsquedas solo he mirado los nombres idénticos. Algún título puede estar con otro nombre.`,
  missing: 'Faltan:',
  more: (count) => `y ${plural(count, { one: 'otro', other: `otros ${number(count)}` })}`,
  askForMissing: (count) => plural(count, { one: 'Pedirlo', other: 'Pedir los que faltan' }),
};
