import { changeTitles, type TitleChange } from '../../../../contract/desk-titles.ts';
import { editTitle } from '../../catalogue/edit-titles.ts';
import type { Title } from '../../catalogue/title.ts';
import { setHidden } from '../../catalogue/title-visibility.ts';
import { findTitleIncludingHidden } from '../../catalogue/titles.ts';
import { type Change, undoBy } from '../../changes/changes.ts';
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

/** The same in 'Ultime modifiche'; `changed`: one title at least. */
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
