import type { TitleChange } from '../../../../contract/desk/titles.ts';
import type { Change } from '../../changes/changes.ts';
import type { Title } from '../title.ts';

// Changes of titles, for 'Ultime modifiche'.

/** Titles that were hidden or shown, or got or lost a genre; one at least. */
export function changeOfTitles(changed: readonly Title[], change: TitleChange): Change {
  return { what: { ...whatBecame(change), name: changed[0]?.titolo ?? '', titles: changed.length } };
}

function whatBecame(change: TitleChange) {
  const { isSet } = change;
  if (change.kind === 'genre')
    return { kind: isSet ? 'genreAdded' : 'genreRemoved', genre: change.genre } as const;
  return { kind: isSet ? 'titlesHidden' : 'titlesShown' } as const;
}

/** A title that was merged into the one with the id `keep`. */
export function changeOfMerging({ id, titolo: name }: Pick<Title, 'id' | 'titolo'>, keep: number): Change {
  return { what: { kind: 'titleMerged', name, id, keep } };
}

/** A title that was removed. */
export function changeOfRemoving({ id, titolo: name }: Title): Change {
  return { what: { kind: 'titleRemoved', name, id } };
}
