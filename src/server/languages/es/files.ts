import { formatsOf } from '../../lib/formats.ts';
import type { files as italian } from '../it/files.ts';
import type { Translated } from '../translated.ts';

const { number, plural } = formatsOf('es-ES');
const videos = (count: number) => plural(count, { one: '1 vídeo', other: `${number(count)} vídeos` });
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
  videos: (settled, created) => `${videos(settled)} asociados, ${newTitles(created)}.`,
  notPossible: (count) =>
    plural(count, {
      one: '1 vídeo sigue pendiente: su título no tiene ese episodio.',
      other: `${number(count)} vídeos siguen pendientes: sus títulos no tienen esos episodios.`,
    }),
  left: (count) =>
    plural(count, {
      one: '1 vídeo sin título sigue pendiente.',
      other: `${number(count)} vídeos sin título siguen pendientes.`,
    }),
  preview: (name, outcome) => `«${name}», si lo importas:\n${withFaults(outcome)}`,
  taken: (name, outcome) => `«${name}» está importado:\n${withFaults(outcome)}`,
  take: 'Importar',
  taking: 'Importando…',
  sendAgain: 'Ya no encuentro el archivo: envíamelo otra vez.',
  wrongHeader:
    'La primera línea debe llevar los nombres de las columnas. Los títulos necesitan origin, type y titolo; ' +
    'para los vídeos pendientes, descarga la tabla y rellénala.',

  line: (line) => `línea ${line}`,
  item: (title) => `título ${title}`,
  rest: 'el resto',
  faults: {
    origin: 'necesita una clave que no tenga ningún otro título, de hasta 200 letras.',
    type: 'escribe «film» o «serie».',
    sorgenti: 'necesita direcciones que empiecen por https://.',
    unreadable: 'no se puede leer.',
  },

  tableName: 'por-asociar.csv',
  howToFill: (count) =>
    `${videos(count)} por asociar. Rellena titolo (el título), anno (el año) y tipo («film» o «serie»), y para las series también ` +
    'stagione (la temporada) y episodio (el episodio); después reenvíame el archivo. Las líneas sin título siguen pendientes.',
  tableFaults: {
    video: 'falta el número del vídeo',
    videoNumber: 'el número del vídeo es erróneo',
    titolo: 'el título es demasiado largo',
    anno: 'el año es erróneo',
    tipo: 'el tipo es «film» o «serie»',
    stagione: 'la temporada es errónea',
    episodio: 'el episodio es erróneo',
    unreadable: 'no se puede leer',
    settled: (video) => `el vídeo ${video} ya no está pendiente`,
  },

  filmsOfTmdb: (films, year) =>
    `TMDB: ${films} ${plural(films, { one: 'película', other: 'películas' })}${year === null ? '' : ` de ${year}`}`,
  seriesOfTmdb: (series, year) =>
    `TMDB: ${series} ${plural(series, { one: 'serie', other: 'series' })}${year === null ? '' : ` de ${year}`}`,
  fileBreaksOff: 'El archivo está cortado, o no es lo que dice su nombre.',
  tmdbBreaksOff: 'TMDB no responde: inténtalo de nuevo y sigo desde aquí.',
  jellyfinHasNothing: 'El servidor no acepta esta clave, o no tiene bibliotecas de películas o series.',
  jellyfinRefused: 'El servidor no acepta esta clave.',
  jellyfinDown: 'El servidor no responde: inténtalo de nuevo.',
  noJellyfin: 'En esta dirección no responde Jellyfin: escribe la que muestra el navegador cuando lo abres.',

  catalogueName: 'titulos.ndjson.gz',
  catalogue:
    'Todo el catálogo. Se puede volver a importar desde «Importar y exportar», o con vetrina titles import.',
  catalogueTooLarge:
    'El catálogo es demasiado grande para un archivo en Telegram: expórtalo en el servidor con vetrina titles export.',
};
