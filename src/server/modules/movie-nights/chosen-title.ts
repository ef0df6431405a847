import type { Kysely } from 'kysely';
import type { Schema } from '../../database/schema.ts';
import type { Title } from '../catalogue/title.ts';
import { findTitle } from '../catalogue/titles.ts';
import type { Night } from './find-nights.ts';

/** The title that was chosen; undefined before that, and once it is gone. */
export async function chosenTitleOf(
  db: Kysely<Schema>,
  { chosenId }: Pick<Night, 'chosenId'>,
): Promise<Title | undefined> {
  return chosenId === null ? undefined : findTitle(db, chosenId);
}
