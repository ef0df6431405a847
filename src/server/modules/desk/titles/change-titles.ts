import type { TitleChange } from '../../../../contract/desk/titles.ts';
import { editTitle } from '../../catalogue/edit-titles.ts';
import type { Title } from '../../catalogue/title.ts';
import { setHidden } from '../../catalogue/title-visibility.ts';
import { findTitleIncludingHidden } from '../../catalogue/titles.ts';
import type { DeskContext } from '../register-desk-call.ts';

/** Changes titles, one after the other; returns those that were not so before. */
export async function changeAll(
  { db }: Pick<DeskContext, 'db'>,
  ids: readonly number[],
  change: TitleChange,
): Promise<Title[]> {
  const changed: Title[] = [];
  for (const id of ids) {
    const title = await findTitleIncludingHidden(db, id);
    if (!title) continue;
    const { hidden, genres } = title;
    const isSet = change.kind === 'hidden' ? hidden : genres.includes(change.genre);
    if (isSet === change.isSet) continue;
    if (change.kind === 'hidden') await setHidden(db, id, change.isSet);
    else await editTitle(db, id, ({ generi }) => ({ generi: withGenre(generi, change) }));
    changed.push(title);
  }
  return changed;
}

type GenreChange = Extract<TitleChange, { kind: 'genre' }>;

function withGenre(genres: readonly string[], { genre, isSet }: GenreChange): string[] {
  const others = genres.filter((name) => name !== genre);
  return isSet ? [...others, genre] : others;
}
