import { formatsOf } from '../../lib/formats.ts';
import type { files as italian } from '../it/files.ts';
import type { Translated } from '../translated.ts';

const { number, plural, date } = formatsOf('es-ES');
const dayOf = (iso: string) => date(new Date(`${iso}T12:00:00Z`));
const newTitles = (count: number) =>
  plural(count, { one: '1 título nuevo', other: `${number(count)} títulos nuevos` });

type Outcome = Parameters<typeof italian.preview>[1];

function withFaults({ lines, faults, wrong }: Outcome): string {
  const more = wrong - faults.length;
  return [
    ...lines,
    ...(wrong > 0
      ? [
          `${plural(wrong, { one: '1 línea errónea', other: `${number(wrong)} líneas erróneas` })}:`,
          ...faults.map((fault) => `• ${fault}`),
          ...(more > 0 ? [`… y ${number(more)} más.`] : []),
        ]
      : []),
  ].join('\n');
}

export const files: Translated<typeof italian> = {
  titles: (created, changed, unchanged) =>
    `${newTitles(created)}, ${number(changed)} cambiados, ${number(unchanged)} como antes.`,
  dayOrder: (example, iso) => `En las fechas con barras, «${example}» es el ${dayOf(iso)}.`,
  unknownColumns: (columns) =>
    `${plural(columns.length, { one: 'No conozco esta columna, así que la he dejado', other: 'No conozco estas columnas, así que las he dejado' })}: ${columns.map((column) => `«${column}»`).join(', ')}.`,
  otherSheets: (names) =>
    `De varias hojas leo la primera que tiene títulos. No he leído: ${names.map((name) => `«${name}»`).join(', ')}.`,
  noType: 'No hay columna de tipo («tipo»), así que los tomo todos como películas.',
  parts: (count) =>
    plural(count, {
      one: '1 fila es de un episodio o de una temporada, y vale para su serie.',
      other: `${number(count)} filas son de episodios o temporadas, y valen para sus series.`,
    }),
  named: (title) => `«${title}»`,
  preview: (name, outcome) => `«${name}», si lo importas:\n${withFaults(outcome)}`,
  taken: (name, outcome) => `«${name}» está importado:\n${withFaults(outcome)}`,
  take: 'Importar',
  taking: 'Importando…',
  sendAgain: 'Ya no encuentro el archivo. Envíamelo otra vez.',
  wrongTable: (place) =>
    `No sé leer esta tabla${place === undefined ? '' : ` (${place})`}. La primera línea lleva los nombres de las columnas, uno por columna: ` +
    'para los títulos basta «título», y al lado año, tipo, duración y género. Cada otra línea es un título, con su nombre y los mismos separadores, ' +
    'sin secciones, totales ni celdas combinadas.',
  wrongJson:
    'No encuentro títulos en él. Un archivo JSON debe ser una lista, y cada título necesita al menos «título»: ' +
    '[{"título": "Nosferatu", "año": 1922}].',

  line: (line, sheet) => (sheet === undefined ? `línea ${line}` : `línea ${line} de «${sheet}»`),
  item: (title) => `título ${title}`,
  rest: 'el resto',
  faults: {
    anno: 'hace falta un año, como 2018.',
    calendar: 'ese día no existe en el calendario.',
    letters: 'algunas letras están dañadas: guarda el archivo como CSV UTF-8.',
    cells: (found, wanted) =>
      `tiene ${found} celdas, pero hay ${wanted} columnas: un texto con el separador va entre comillas.`,
    quotes: 'una comilla no se cierra.',
    sameTitle: (place) => `es el mismo título que el de la ${place}.`,
    mayBeSame: (place) => `puede ser el mismo título que la ${place}: escribe el año en las dos.`,
    several: 'el catálogo tiene varios títulos con este nombre: escribe el año.',
    origin: 'necesita una clave que no tenga ningún otro título, de hasta 200 letras.',
    type: 'escribe «film» o «serie».',
    sorgenti: 'necesita una sola dirección que empiece por https://.',
    episodio: 'necesita los números de la temporada y del episodio.',
    unreadable: 'no se puede leer.',
  },

  exampleName: 'ejemplo-titulos.csv',
  example: [
    ['título', 'año', 'tipo', 'duración', 'género', 'trama'],
    ['Nosferatu', '1922', 'película', '94', 'Terror', 'Un agente inmobiliario viaja a Transilvania.'],
    ['Viaje a Goa', '2019', 'película', '42', 'Documental', ''],
    ['Curso de cocina', '2020', 'serie', '2', 'Reality', 'Dos temporadas, una receta por episodio.'],
  ],
  aboutExample:
    'Cada línea es un título. Solo hace falta el título, lo demás puede faltar. La duración va en minutos para las películas y en temporadas para las series. ' +
    'Rellena el archivo y reenvíamelo. Antes de importarlo te digo qué cambia.',
  getExample: 'Descargar un ejemplo',
  workbookFaults: {
    workbook:
      'Este tipo de hoja de cálculo no lo leo. Guárdala como Excel (.xlsx) o CSV y envíame ese archivo.',
    locked: 'El archivo está protegido con contraseña. Quítala y envíamelo otra vez.',
    'no table':
      'No es una tabla, diga lo que diga el nombre del archivo. Envíame un archivo Excel (.xlsx) o CSV.',
    unreadable: 'El archivo está dañado o incompleto. Envíamelo otra vez.',
    'too much work': 'El archivo es demasiado complejo: envíalo más pequeño o guardado como CSV.',
  },
  isPage: 'Es una página web, no una tabla. Descarga el archivo y envíamelo.',

  filmsOfTmdb: (films, year) =>
    `TMDB: ${films} ${plural(films, { one: 'película', other: 'películas' })}${year === null ? '' : ` de ${year}`}`,
  seriesOfTmdb: (series, year) =>
    `TMDB: ${series} ${plural(series, { one: 'serie', other: 'series' })}${year === null ? '' : ` de ${year}`}`,
  fileBreaksOff: 'El archivo está cortado, o no es lo que dice su nombre.',
  tmdbBreaksOff: 'TMDB no responde. Inténtalo de nuevo y sigo desde aquí.',
  jellyfinHasNothing: 'Con esta clave no se ve ninguna biblioteca de películas o series.',
  jellyfinRefused: 'El servidor no acepta esta clave.',
  jellyfinDown:
    'El servidor no responde. Comprueba que esté encendido y que la dirección y el puerto sean correctos, y vuelve a intentarlo.',
  notAnAddress: (text: string) =>
    `«${text}» no es la dirección de un servidor, como http://192.168.1.5:8096.`,
  noJellyfin: 'En esta dirección no responde Jellyfin. Escribe la que muestra el navegador cuando lo abres.',

  catalogueName: 'titulos.ndjson.gz',
  catalogue:
    'Todo el catálogo. Se puede volver a importar desde «Importar y exportar», o con vetrina titles import.',
  catalogueTooLarge:
    'El catálogo es demasiado grande para un archivo en Telegram. Expórtalo en el servidor con vetrina titles export.',
  catalogueNotSent: 'No he podido enviarte el catálogo. Inténtalo de nuevo dentro de un momento.',
};
