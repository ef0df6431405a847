import { changeTitles, getDeskTitles } from '../../../../contract/desk-titles.ts';
import { titleToContent } from '../../catalogue/title-to-content.ts';
import type { DeskSection } from '../section.ts';
import { changeAll, changeOfTitles } from './change-titles.ts';
import { listTitles } from './list-titles.ts';

/** 'Titoli': the whole catalogue, hidden titles included. */
export const titlesSection: DeskSection = {
  path: 'titoli',
  role: 'helper',
  register(on, onChange) {
    on(getDeskTitles, async ({ query }, { db, images }) => {
      const { titles, next } = await listTitles(db, query);
      const shown = titles.map(({ title, ...about }) => ({
        ...about,
        title: titleToContent(title, images.allowedHosts),
      }));
      return { titles: shown, next };
    });
    onChange(changeTitles, async ({ body: { titles, change } }, desk) => {
      const changed = await changeAll(desk, titles, change);
      return {
        answer: { changed: changed.map(({ id }) => id) },
        changes: changed.length > 0 ? [changeOfTitles(changed, change)] : [],
      };
    });
  },
};
