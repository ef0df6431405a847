import { changeTitles, type TitleChange } from '../../../contract/desk/titles.ts';
import type { Title } from '../catalogue/title.ts';
import { type Change, undoBy } from '../changes/changes.ts';

// What is done with titles, for 'Ultime modifiche'.

/** Titles that were hidden or shown, or got or lost a genre; one at least. */
export function changeOfTitles(changed: readonly Title[], change: TitleChange): Change {
  const titles = changed.map(({ id }) => id);
  const part = change.kind === 'genre' ? `genre ${change.genre}` : 'hidden';
  return {
    what: { ...whatBecame(change), name: changed[0]?.name ?? '', titles: changed.length },
    about: titles.map((id) => `title ${id} ${part}`),
    undo: undoBy(changeTitles, { body: { titles, change: { ...change, isSet: !change.isSet } } }),
  };
}

function whatBecame(change: TitleChange) {
  const { isSet } = change;
  if (change.kind === 'genre')
    return { kind: isSet ? 'genreAdded' : 'genreRemoved', genre: change.genre } as const;
  return { kind: isSet ? 'titlesHidden' : 'titlesShown' } as const;
}

/** A title that was merged into the one with the id `keep`. */
export function changeOfMerging({ id, name }: Pick<Title, 'id' | 'name'>, keep: number): Change {
  return { what: { kind: 'titleMerged', name, id, keep } };
}

/** A title that was removed. */
export function changeOfRemoving({ id, name }: Title): Change {
  return { what: { kind: 'titleRemoved', name, id } };
}
