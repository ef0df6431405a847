import { changeTitles, type TitleChange } from '../../../../contract/desk/titles.ts';
import type { Change } from '../../changes/changes.ts';
import { type Standing, undoBy } from '../../changes/undo.ts';
import { titleRecordsOf } from '../records/title-records.ts';
import type { Title } from '../title.ts';
import { findTitlesIncludingHidden } from '../titles.ts';

// Changes of titles, for 'Ultime modifiche'.

/** Titles that were hidden or shown, or got or lost a genre; one at least. */
export function changeOfTitles(changed: readonly Title[], change: TitleChange): Change {
  const titles = changed.map(({ id }) => id);
  return {
    what: { ...whatBecame(change), name: changed[0]?.titolo ?? '', titles: changed.length },
    undo: undoBy(
      changeTitles,
      { body: { titles, change: { ...change, isSet: !change.isSet } } },
      HIDDEN_OR_SORTED,
    ),
  };
}

/** The present state for undoing: titles hidden, or sorted into a genre. */
export const HIDDEN_OR_SORTED: Standing<typeof changeTitles> = {
  async read(db, { titles: ids, change }) {
    const titles = await titleRecordsOf(db, ids);
    return Object.fromEntries(
      titles.map(({ id, record: { hidden, generi } }) => [
        id,
        String(change.kind === 'hidden' ? hidden : generi.includes(change.genre)),
      ]),
    );
  },
  several: {
    only: ({ titles, ...body }, ids) => ({ ...body, titles: titles.filter((id) => ids.has(id)) }),
    async namesOf(db, ids) {
      return [...(await findTitlesIncludingHidden(db, ids)).values()].map(({ titolo }) => titolo);
    },
  },
};

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
