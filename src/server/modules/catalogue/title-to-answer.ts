import type { TitleType } from '../../../contract/request-schemas.ts';
import type { RouteContext } from '../../http/route-context.ts';
import { type AllowedImageHosts, type ImageKind, imageUrl } from '../../lib/image-urls.ts';
import { ANSWERED_COLUMNS, type Title } from './title.ts';
import { genreName } from './title-language.ts';
import { newestTitles, requireTitle } from './titles.ts';

/** Maps a title to an API answer (behaviour 5.1), with its cover's ThumbHash. */
export function titleToAnswer(title: Title, allowedHosts: AllowedImageHosts) {
  const picture = (kind: ImageKind, source: string | null) =>
    source && imageUrl(allowedHosts, { kind, id: title.id, source });
  return {
    id: title.id,
    ...Object.fromEntries(ANSWERED_COLUMNS.map((column) => [column, title[column]])),
    copertina: picture('copertina', title.copertina),
    banner: picture('banner', title.banner),
    generi: title.generi.map(genreName).join(', '),
    data_uscita: title.data_uscita,
    adult: title.adult ? 1 : 0,
    mi_piace: title.mi_piace,
    preferiti: title.preferiti,
    visualizzazioni: title.visualizzazioni,
    anteprima: title.anteprima ?? undefined,
    in_arrivo: title.isPlayable ? undefined : 1,
  };
}

export function titlesToAnswers(titles: readonly Title[], allowedHosts: AllowedImageHosts) {
  return titles.map((title) => titleToAnswer(title, allowedHosts));
}

/** Titles among the latest. */
const LATEST = 20;

/** The answer of `get_last`, not from the cache. */
export async function answerLatest({ db, images }: Pick<RouteContext, 'db' | 'images'>, type: TitleType) {
  return titlesToAnswers(await newestTitles(db, type, LATEST), images.allowedHosts);
}

/** The answer of `get_content`, not from the cache. Rejects with a 404 `ApiError` if no such title is reachable. */
export async function answerTitle({ db, images }: Pick<RouteContext, 'db' | 'images'>, givenId: string) {
  return titleToAnswer(await requireTitle(db, givenId), images.allowedHosts);
}
