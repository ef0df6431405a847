import * as v from 'valibot';
import { GENRE_INDEX_PAGE_SIZE, getGenres } from '../../../contract/genres.ts';
import { homeHeroUrl, titleHeroUrl } from '../../../contract/hero-image.ts';
import { IMAGE_SIZES } from '../../../contract/image-sources.ts';
import { getHomeContents, getLast, type RankingDays, topContents } from '../../../contract/rankings.ts';
import type { TitleType } from '../../../contract/request-schemas.ts';
import { getContent } from '../../../contract/titles.ts';
import type { CallCounter } from '../../http/call-counter.ts';
import type { FindOpening, Opening } from '../../http/client-page.ts';
import { cachedAnswer } from '../../http/register-calls.ts';
import type { EtaggedResponse } from '../../http/responses.ts';
import type { RouteContext } from '../../http/route-context.ts';
import { inLanguageOf } from '../../languages/person-language.ts';
import { clock } from '../../lib/clock.ts';
import { verifyLaunchKey } from '../../sessions/launch-key.ts';
import { latestOf } from '../../sessions/session-revocations.ts';
import { answerGenres } from '../catalogue/genres.ts';
import { answerLatest, answerTitle } from '../catalogue/title-to-answer.ts';
import { answerHome } from './home-titles.ts';
import { answerRanking } from './rankings.ts';

const HOME = /^\/?(home\/?)?$/;
const TITLE = /^\/?content-view\/(\d+)\/?$/;
const GENRES = /^\/?generi\/?$/;
const RANKINGS = /^\/?(film|serie)s\/?$/;

/**
 * Finds the first answers and the hero image of the page that a valid launch link opens. Undefined for any other link or
 * screen. Counts as a call of the link's user, who gets none above the rate limit.
 */
export function createLaunchOpeningFinder(context: RouteContext, person: CallCounter): FindOpening {
  const findOpening = createOpeningFinder(context);
  return async ({ path, query }) => {
    const userId = await launchLinkUser(query, context);
    if (userId === undefined || person.count(userId).current > person.max) return undefined;
    return inLanguageOf(context.db, userId, () => findOpening(path));
  };
}

/**
 * Finds the cached answers of a screen's first calls, which are then ready for the calls, and the hero image in them, if the
 * title has one. Undefined for other screens. Rejects like the calls.
 */
function createOpeningFinder(context: RouteContext): (path: string) => Promise<Opening | undefined> {
  const { cache } = context;
  /** Parsing the home's answer takes longer than all the rest of a page. */
  const urls = new WeakMap<EtaggedResponse, string | undefined>();

  function heroOf(answer: EtaggedResponse, urlIn: (response: unknown) => string | undefined, sizes: string) {
    if (!urls.has(answer)) urls.set(answer, urlIn(JSON.parse(answer.plain.toString())));
    const url = urls.get(answer);
    return url === undefined ? undefined : { url, sizes };
  }

  async function openRankings(type: TitleType): Promise<Opening> {
    const rankingOf = (days: RankingDays) =>
      cachedAnswer(cache, topContents, { params: { type, days }, query: {} }, () =>
        answerRanking(context, type, days),
      );
    const latest = cachedAnswer(cache, getLast, { params: { type }, query: {} }, () =>
      answerLatest(context, type),
    );
    const [year, day, last] = await Promise.all([rankingOf(365), rankingOf(1), latest]);
    return {
      answers: {
        [`/api/top_contents/${type}/365`]: year,
        [`/api/top_contents/${type}/1`]: day,
        [`/api/get_last/${type}`]: last,
      },
    };
  }

  const openGenres = () => {
    const range = { offset: 0, limit: GENRE_INDEX_PAGE_SIZE };
    const input = { params: { offset: range.offset }, query: { 'user-id': '', limit: range.limit } };
    return cachedAnswer(cache, getGenres, input, () => answerGenres(context, range));
  };

  return async (path) => {
    if (HOME.test(path)) {
      const home = await cachedAnswer(cache, getHomeContents, NO_INPUT, () => answerHome(context));
      return {
        answers: { [getHomeContents.path]: home },
        hero: heroOf(home, homeHeroUrl, IMAGE_SIZES.banner),
      };
    }
    const type = RANKINGS.exec(path)?.[1];
    if (type === 'film' || type === 'serie') return openRankings(type);
    if (GENRES.test(path)) return { answers: { '/api/get_generi/0': await openGenres() } };
    const id = TITLE.exec(path)?.[1];
    if (id === undefined) return undefined;
    const input = { params: { id }, query: { 'user-id': '' } };
    const title = await cachedAnswer(cache, getContent, input, () => answerTitle(context, id));
    return {
      answers: { [`/api/get_content/${id}`]: title },
      hero: heroOf(title, titleHeroUrl, IMAGE_SIZES.titlePage),
    };
  };
}

const NO_INPUT = { params: {}, query: {} };

const launchQuery = v.object({ 'user-id': v.string(), key: v.string() });

/**
 * The user of a launch link, from its URL's query; undefined unless its key is genuine, has not expired and was not revoked.
 * Reads only the list of revocations from the database, every few seconds.
 */
async function launchLinkUser(
  query: unknown,
  { secrets, revocations }: Pick<RouteContext, 'secrets' | 'revocations'>,
): Promise<string | undefined> {
  const link = v.safeParse(launchQuery, query);
  if (!link.success) return undefined;
  const { 'user-id': userId, key } = link.output;
  const launchKey = verifyLaunchKey({ userId, key, secrets, now: clock.date() });
  if (!launchKey || launchKey.expired) return undefined;
  const { issued } = launchKey;
  return (await revocations.isRevoked({ userId, issued, latest: latestOf(issued) })) ? undefined : userId;
}
