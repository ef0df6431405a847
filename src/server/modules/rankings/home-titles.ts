import { type RawBuilder, sql } from 'kysely';
import { HOME_CAROUSEL_SIZE, selectHomeCarousels } from '../../../contract/home-carousels.ts';
import type { Db } from '../../database/db.ts';
import type { RouteContext } from '../../http/route-context.ts';
import { selectTitles } from '../catalogue/select-titles.ts';
import type { Title } from '../catalogue/title.ts';
import { titlesToAnswers } from '../catalogue/title-to-answer.ts';
import { visibleTo } from '../catalogue/visible-to.ts';

/** The answer of `get_top`, not from the cache. */
export async function answerHome({ db, images }: Pick<RouteContext, 'db' | 'images'>) {
  return titlesToAnswers(await homeTitles(db), images.allowedHosts);
}

/** The ids of the titles with the highest counters. */
function best(counter: RawBuilder<unknown>, limit: number) {
  return sql`(select id from title_stats as stats join title on id = title_id
    where ${visibleTo('lists')} order by (${counter}) desc, title_id limit ${limit})`;
}

/**
 * The home's titles (behaviour 4.1, 4.19, 4.20): the banner's first, then those of the carousels. A carousel skips titles
 * already shown above it, so later ones fetch more candidates.
 */
export async function homeTitles(db: Db): Promise<Title[]> {
  const upTo = (carousel: number) => 1 + carousel * HOME_CAROUSEL_SIZE;
  const candidates = await selectTitles(db)
    .where(
      'title.id',
      'in',
      sql<number>`(
        ${best(sql`stats.mi_piace + stats.preferiti`, 1)}
        union ${best(sql`stats.mi_piace`, upTo(1))}
        union ${best(sql`stats.preferiti`, upTo(2))}
        union ${best(sql`stats.visualizzazioni`, upTo(3))}
        union (select id from title where ${visibleTo('lists')} order by data_uscita desc nulls last, id limit ${upTo(4)})
      )`,
    )
    .execute();
  const { banner, carousels } = selectHomeTitles(candidates);
  return banner ? [banner, ...carousels.flat()] : [];
}

/** The fields that the selection uses. */
type Rated = Pick<Title, 'id' | 'data_uscita' | 'mi_piace' | 'preferiti' | 'visualizzazioni'>;

/** The home's titles (behaviour 4.1, 4.19, 4.20): the banner's one, then those of each carousel; ties by id. */
export function selectHomeTitles<Title extends Rated>(
  titles: readonly Title[],
): { banner: Title | undefined; carousels: Title[][] } {
  const byId = titles.toSorted((a, b) => a.id - b.id);
  const [banner] = byId.toSorted((a, b) => b.mi_piace + b.preferiti - (a.mi_piace + a.preferiti));
  const carousels = selectHomeCarousels(
    byId.filter((title) => title !== banner),
    {
      likes: (title) => title.mi_piace,
      loves: (title) => title.preferiti,
      plays: (title) => title.visualizzazioni,
      releaseDate: (title) => title.data_uscita ?? '',
    },
  );
  return { banner, carousels };
}
