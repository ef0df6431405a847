import { changeTitles, type TitleChange } from '../../../contract/desk-titles.ts';
import type { Title } from '../catalogue/title.ts';
import { type Change, undoBy } from '../changes/changes.ts';

// What is done with titles, for 'Ultime modifiche'.

/** Titles that were hidden or shown, or got or lost a genre; one at least. */
export function changeOfTitles(changed: readonly Title[], change: TitleChange): Change {
  const titles = changed.map(({ id }) => id);
  const more = ['', ' e un altro'][changed.length - 1] ?? ` e altri ${changed.length - 1}`;
  const part = change.kind === 'genre' ? `genre ${change.genre}` : 'hidden';
  return {
    what: `${wordsFor(change, changed.length)}: ${changed[0]?.name ?? ''}${more}`,
    about: titles.map((id) => `title ${id} ${part}`),
    undo: undoBy(changeTitles, { body: { titles, change: { ...change, isSet: !change.isSet } } }),
  };
}

function wordsFor(change: TitleChange, titles: number): string {
  if (change.kind === 'genre') return `Genere ${change.genre} ${change.isSet ? 'aggiunto' : 'tolto'}`;
  if (!change.isSet) return 'Di nuovo nel catalogo';
  return titles === 1 ? 'Nascosto' : 'Nascosti';
}

/** A title that was merged into the one with the id `keep`. */
export function changeOfMerging({ id, name }: Title, keep: number): Change {
  return { what: `Unito: ${name}, n. ${id}, nel n. ${keep}` };
}

/** A title that was removed. */
export function changeOfRemoving({ id, name }: Title): Change {
  return { what: `Rimosso: ${name}, n. ${id}` };
}
