import {
  changeTitles,
  editDeskTitle,
  getDeskTitle,
  getDeskTitles,
  getTitleUses,
  mergeDeskTitles,
  removeDeskTitles,
  sendPicture,
  type TitleChange,
  takeTmdbPicture,
} from '../../../../contract/desk/titles.ts';
import { changeTitleVersion, getTitleVersions } from '../../../../contract/desk/versions.ts';
import type { DbTransaction } from '../../../database/db.ts';
import { changeOfTitles } from '../../catalogue/editing/changes-of-titles.ts';
import { editTitle } from '../../catalogue/editing/edit-titles.ts';
import { catalogueGenre } from '../../catalogue/genres.ts';
import { lockRankingState } from '../../catalogue/locks.ts';
import type { Title } from '../../catalogue/title.ts';
import { setHidden } from '../../catalogue/title-visibility.ts';
import { findTitleIncludingHidden } from '../../catalogue/titles.ts';
import type { DeskSection } from '../section.ts';
import { changeFile } from './change-version.ts';
import { rowOf, titleFields, writeDeskField } from './edit-field.ts';
import { listTitles } from './list-titles.ts';
import { mergeInto, removeAll, titleUses } from './merge-and-remove.ts';
import { keepPicture, tmdbPicture, writePicture } from './title-picture.ts';
import { pageOfVersions } from './title-versions.ts';

/** 'Titoli': the whole catalogue, hidden titles included. */
export const titlesSection: DeskSection = {
  path: 'titoli',
  role: 'helper',
  register(on, onChange) {
    on(getDeskTitles, async ({ query }, { db, images }) => {
      const genre = query.genre && (await catalogueGenre(db, query.genre));
      const { titles, next } = await listTitles(db, { ...query, genre });
      return { titles: titles.map((title) => rowOf(title, images)), next };
    });
    on(getTitleUses, ({ query: { titles } }, desk) => titleUses(desk, titles));
    onChange(mergeDeskTitles, ({ body }, desk) => mergeInto(desk, body));
    onChange(removeDeskTitles, ({ body: { titles } }, desk) => removeAll(desk, titles));
    onChange(changeTitles, async ({ body: { titles, change: asked } }, desk) => {
      const change =
        asked.kind === 'genre' ? { ...asked, genre: await catalogueGenre(desk.db, asked.genre) } : asked;
      const { changed } = await desk.record(async (transaction) => {
        const changed = await changeAll(transaction, titles, change);
        return { changed, changes: changed.length > 0 ? [changeOfTitles(changed, change)] : [] };
      });
      return { changed: changed.map(({ id }) => id) };
    });
    on(getDeskTitle, ({ params }, desk) => titleFields(desk, params.title));
    on(getTitleVersions, ({ params, query }, desk) => pageOfVersions(desk, params.title, query));
    onChange(changeTitleVersion, async ({ body }, { record }) => {
      const { answer } = await record((transaction) => changeFile(transaction, body));
      return answer;
    });
    onChange(editDeskTitle, ({ body }, desk) => writeDeskField(desk, body));
    onChange(takeTmdbPicture, ({ body: { type, id, ...which } }, desk) =>
      writePicture(desk, which, () => tmdbPicture(desk, { type, id }, which.picture)),
    );
  },
  registerFiles(onFile) {
    onFile(sendPicture, ({ userId, query, body }, desk) =>
      writePicture(desk, query, () => keepPicture(desk, userId, body)),
    );
  },
};

/** Changes titles in the order in which everybody locks them; returns the ones that were not so before. */
async function changeAll(
  transaction: DbTransaction,
  ids: readonly number[],
  change: TitleChange,
): Promise<Title[]> {
  // Before the titles are read: what they are then is what the change finds.
  await lockRankingState(transaction);
  const changed: Title[] = [];
  for (const id of [...ids].sort((one, other) => one - other)) {
    const title = await findTitleIncludingHidden(transaction, id);
    if (!title) continue;
    const { hidden, generi: genres } = title;
    const isSet = change.kind === 'hidden' ? hidden : genres.includes(change.genre);
    if (isSet === change.isSet) continue;
    if (change.kind === 'genre')
      await editTitle(transaction, id, ({ generi }) => ({ generi: withGenre(generi, change) }));
    else if (!(await setHidden(transaction, id, change.isSet))) continue;
    changed.push(title);
  }
  return changed;
}

type GenreChange = Extract<TitleChange, { kind: 'genre' }>;

function withGenre(genres: readonly string[], { genre, isSet }: GenreChange): string[] {
  const others = genres.filter((name) => name !== genre);
  return isSet ? [...others, genre] : others;
}
