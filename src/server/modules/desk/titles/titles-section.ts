import {
  changeTitles,
  editDeskTitle,
  getDeskTitle,
  getDeskTitles,
  getTitleUses,
  mergeDeskTitles,
  removeDeskTitles,
  sendPicture,
  takeTmdbPicture,
} from '../../../../contract/desk/titles.ts';
import { changeTitleVersion, getTitleVersions } from '../../../../contract/desk/versions.ts';
import { catalogueGenre } from '../../catalogue/genres.ts';
import { changeOfTitles } from '../../curation/changes-of-titles.ts';
import type { DeskSection } from '../section.ts';
import { changeAll } from './change-titles.ts';
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
      const changed = await changeAll(desk, titles, change);
      return {
        answer: { changed: changed.map(({ id }) => id) },
        changes: changed.length > 0 ? [changeOfTitles(changed, change)] : [],
      };
    });
    on(getDeskTitle, ({ params }, desk) => titleFields(desk, params.title));
    on(getTitleVersions, ({ params, query }, desk) => pageOfVersions(desk, params.title, query));
    onChange(changeTitleVersion, ({ body }, desk) => changeFile(desk, body));
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
