import type { RouteContext } from '../../http/route-context.ts';
import { titlesToContents } from '../catalogue/title-to-content.ts';
import { homeTitles } from './home-titles.ts';

/** What `get_top` answers, not from the cache. */
export async function answerHome({ db, images }: Pick<RouteContext, 'db' | 'images'>) {
  return titlesToContents(await homeTitles(db), images.allowedHosts);
}
