import { formatsOf } from '../../lib/formats.ts';

const { day } = formatsOf('it-IT');

const episodes = (count: number) => (count === 1 ? '1 episodio' : `${count} episodi`);

/** A person's progress at the end of the available episodes of a series. */
export type SeriesEndFigures = {
  /** Episodes that can be watched, and the marked ones among them. */
  episodes: number;
  watched: number;
  /** The last season of which there is something, and the number of all seasons; 0: unknown. */
  lastSeason: number;
  seasons: number;
  /** They get a message when there is more. */
  isTold: boolean;
};

/** Texts about watched titles. */
export const watched = {
  watched: 'Visto',
  isWatched: '✓ Visto',
  marked: 'Segnato fra i visti.',
  unmarked: 'Tolto dai visti.',
  lastForNow: 'Per ora è l’ultimo episodio.',

  toContinue: 'Continua a guardare',
  nothingToContinue: 'Niente in sospeso. Scrivimi un titolo da cercare, o apri l’app.',
  whatToLeave: 'Quale tolgo da qui?',
  chooseWhatToLeave: 'Togli…',
  leftLine: (line: string, isMarked: boolean) => (isMarked ? `${line}: fra i visti` : line),
  left: 'Tolta da qui. Torna quando guardi un altro episodio.',

  history: 'Hai visto',
  nothingWatched: 'Ancora niente. Premi «Visto» sotto un film o un episodio, e lo trovi qui.',
  historyLine: (name: string, at: Date) => `${name}, ${day(at)}`,
  card: 'Scheda',
  undo: 'Togli dai visti',
  back: '‹ Indietro',

  part: (season: number, episode: number) => `S${season}E${episode}`,
  /** At most 200 characters: the answer to a pressed button. */
  seriesEnd: ({ episodes: all, watched, lastSeason, seasons, isTold }: SeriesEndFigures) => {
    const done =
      watched >= all
        ? `Hai visto tutto: ${episodes(all)}.`
        : `Sei alla fine. Hai visto ${watched} di ${episodes(all)}.`;
    return [done, restText(lastSeason, seasons), isTold ? 'Quando arriva altro ti avviso.' : '']
      .filter(Boolean)
      .join(' ');
  },
};

/** The seasons that are still missing. */
function restText(lastSeason: number, seasons: number): string {
  if (seasons <= lastSeason) return '';
  if (seasons === lastSeason + 1) return `La stagione ${seasons} non c’è ancora.`;
  return `Le stagioni ${lastSeason + 1}–${seasons} non ci sono ancora.`;
}
