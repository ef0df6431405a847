import { type Kysely, type RawBuilder, sql } from 'kysely';
import { HOME_CAROUSEL_SIZE } from '../../../contract/home-carousels.ts';
import type { Schema } from '../../database/schema.ts';
import { selectTitles } from '../catalogue/select-titles.ts';
import type { Title } from '../catalogue/title.ts';
import { visibleTo } from '../catalogue/visible-to.ts';
import { selectHomeTitles } from './select-home-titles.ts';

/** The ids of the titles with the highest counters. */
function best(counter: RawBuilder<unknown>, limit: number) {
  return sql`(select id from content_stats as stats join content on id = content_id
    where ${visibleTo('lists')} order by (${counter}) desc, content_id limit ${limit})`;
}

/**
 * The home's titles (behaviour 4.1): the banner's first, then those of the carousels. A carousel skips titles
 * already shown above it, so later ones fetch more candidates.
 */
export async function homeTitles(db: Kysely<Schema>): Promise<Title[]> {
  const upTo = (carousel: number) => 1 + carousel * HOME_CAROUSEL_SIZE;
  const candidates = await selectTitles(db)
    .where(
      'content.id',
      'in',
      sql<number>`(
        ${best(sql`stats.mi_piace + stats.preferiti`, 1)}
        union ${best(sql`stats.mi_piace`, upTo(1))}
        union ${best(sql`stats.preferiti`, upTo(2))}
        union ${best(sql`stats.visualizzazioni`, upTo(3))}
        union (select id from content where ${visibleTo('lists')} order by data_uscita desc, id limit ${upTo(4)})
      )`,
    )
    .execute();
  const { banner, carousels } = selectHomeTitles(candidates);
  return banner ? [banner, ...carousels.flat()] : [];
}
