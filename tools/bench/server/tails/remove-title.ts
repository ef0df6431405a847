import { deleteRemovedTitles, removeTitle } from '../../../../src/server/modules/catalogue/remove-titles.ts';
import type { TailWork } from './tail-work.ts';

/** Removes a title that many people played, as an owner does, and then as the leader's job goes on. */
export const measureRemoval: TailWork = async ({ db, film }) => {
  await removeTitle(db, film);
  await deleteRemovedTitles(db);
  return {};
};
