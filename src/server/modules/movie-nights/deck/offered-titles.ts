import { type RawBuilder, sql } from 'kysely';
import { HAS_WORKING_SOURCE } from '../../catalogue/has-working-source.ts';
import { visibleTo } from '../../catalogue/visible-to.ts';

/** SQL: content_id and position of a night's titles that can be chosen: neither hidden nor without a video since. */
export function offeredTitles(nightId: RawBuilder<unknown> | string): RawBuilder<unknown> {
  return sql`
    select content_id, position from movie_night_title join content on content.id = content_id
    where night_id = ${nightId} and ${visibleTo('people')} and ${HAS_WORKING_SOURCE}`;
}
