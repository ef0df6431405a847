import { erasePersonData, exportPersonData } from '../../../../src/server/modules/people/person-data.ts';
import type { TailWork } from './tail-work.ts';

/** Exports all data of a person. */
export const measureExport: TailWork = async ({ db, person }) => {
  await exportPersonData(db, person);
  return {};
};

/** Erases a person. */
export const measureErasure: TailWork = async ({ db, person }) => {
  await erasePersonData(db, person);
  return {};
};
