import { notFound } from '../../http/api-error.ts';
import type { RouteContext } from '../../http/route-context.ts';
import { parseRowId } from '../../lib/parse-row-id.ts';
import { titleToContent } from './title-to-content.ts';
import { findTitle } from './titles.ts';

/** What `get_content` answers, not from the cache. Rejects with a 404 `ApiError` where no such title is reachable. */
export async function answerTitle({ db, images }: Pick<RouteContext, 'db' | 'images'>, givenId: string) {
  const id = parseRowId(givenId);
  const title = id === undefined ? undefined : await findTitle(db, id);
  if (!title) throw notFound('title');
  return titleToContent(title, images.allowedHosts);
}
