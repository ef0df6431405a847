import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { addSources } from '../repositories/sources.ts';
import type { DemoWork } from './demo-lists.ts';

/** The open films may be seen by everybody, whole: what plays as their trailer is the film itself. */
export async function linkOpenFilms(db: Kysely<Schema>, works: readonly DemoWork[]): Promise<void> {
  const sources = works.flatMap(({ work, contentId }) =>
    work.trailer === undefined
      ? []
      : [
          {
            contentId,
            source: { kind: 'link' as const, url: `https://www.youtube.com/watch?v=${work.trailer}` },
          },
        ],
  );
  await addSources(db, sources);
}
