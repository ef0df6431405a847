import { formatsOf } from '../../lib/formats.ts';
import type { watched as italian } from '../it/watched.ts';
import type { Translated } from '../translated.ts';

const { day, plural } = formatsOf('es-ES');

const episodes = (count: number) => plural(count, { one: '1 episodio', other: `${count} episodios` });

export const watched: Translated<typeof italian> = {
  watched: 'Visto',
  isWatched: '✓ Visto',
  marked: 'Marcado como visto.',
  unmarked: 'Ya no está entre los vistos.',
  lastForNow: 'De momento es el último episodio.',

  toContinue: 'Seguir viendo',
  nothingToContinue: 'No hay nada a medias. Escríbeme un título para buscarlo o abre la app.',
  whatToLeave: '¿Cuál quito de aquí?',
  chooseWhatToLeave: 'Quitar…',
  leftLine: (line, isMarked) => (isMarked ? `${line}: entre los vistos` : line),
  left: 'La he quitado de aquí. Vuelve cuando veas otro episodio.',

  history: 'Vistos',
  nothingWatched: 'Todavía nada. Pulsa «Visto» debajo de una película o de un episodio y lo verás aquí.',
  historyLine: (name, at) => `${name}, ${day(at)}`,
  card: 'Ficha',
  undo: 'Quitar de los vistos',
  back: '‹ Atrás',

  part: (season, episode) => `S${season}E${episode}`,
  seriesEnd: ({ episodes: all, watched: seen, lastSeason, seasons, isTold }) => {
    const done =
      seen >= all
        ? `Lo has visto todo: ${episodes(all)}.`
        : `Has llegado al final. Has visto ${seen} de ${episodes(all)}.`;
    return [done, restText(lastSeason, seasons), isTold ? 'Te aviso cuando llegue más.' : '']
      .filter(Boolean)
      .join(' ');
  },
};

function restText(lastSeason: number, seasons: number): string {
  if (seasons <= lastSeason) return '';
  if (seasons === lastSeason + 1) return `La temporada ${seasons} todavía no está.`;
  return `Las temporadas ${lastSeason + 1}–${seasons} todavía no están.`;
}
