import * as v from 'valibot';
import { homeHeroUrl, titleHeroUrl } from '../../../contract/hero-image.ts';
import { IMAGE_SIZES } from '../../../contract/image-sources.ts';
import { getHomeContents } from '../../../contract/rankings.ts';
import { getContent } from '../../../contract/titles.ts';
import type { CallCounter } from '../../http/call-counter.ts';
import type { FindHero, HeroImage } from '../../http/client-page.ts';
import { cachedAnswer } from '../../http/register-calls.ts';
import type { EtaggedResponse } from '../../http/responses.ts';
import type { RouteContext } from '../../http/route-context.ts';
import { inLanguageOf } from '../../languages/person-language.ts';
import { clock } from '../../lib/clock.ts';
import { verifyLaunchKey } from '../../sessions/launch-key.ts';
import { latestOf } from '../../sessions/session-revocations.ts';
import { answerTitle } from '../catalogue/title-to-answer.ts';
import { answerHome } from './home-titles.ts';

const HOME = /^\/?(home\/?)?$/;
const TITLE = /^\/?content-view\/(\d+)\/?$/;

/**
 * Finds the hero image of the page that a valid launch link opens. Undefined for any other link or screen. Counts as a
 * call of the link's user, who gets none above the rate limit.
 */
export function createLaunchHeroFinder(context: RouteContext, person: CallCounter): FindHero {
  const findHero = createHeroFinder(context);
  return async ({ path, query }) => {
    const userId = await launchLinkUser(query, context);
    if (userId === undefined || person.count(userId).current > person.max) return undefined;
    return inLanguageOf(context.db, userId, () => findHero(path));
  };
}

/**
 * Finds the hero image of the screen at a path, in the cached answer of the screen's first call, which is then
 * ready for the call. Undefined for other screens, and if the title has no image. Rejects like the call.
 */
function createHeroFinder(context: RouteContext): (path: string) => Promise<HeroImage | undefined> {
  const { cache } = context;
  /** Parsing the home's answer takes longer than all the rest of a page. */
  const urls = new WeakMap<EtaggedResponse, string | undefined>();

  async function heroOf(
    answering: ReturnType<typeof cachedAnswer>,
    urlIn: (response: unknown) => string | undefined,
    sizes: string,
  ) {
    const answer = await answering;
    if (!urls.has(answer)) urls.set(answer, urlIn(JSON.parse(answer.plain.toString())));
    const url = urls.get(answer);
    return url === undefined ? undefined : { url, sizes };
  }

  return async (path) => {
    if (HOME.test(path)) {
      const home = cachedAnswer(cache, getHomeContents, NO_INPUT, () => answerHome(context));
      return heroOf(home, homeHeroUrl, IMAGE_SIZES.banner);
    }
    const id = TITLE.exec(path)?.[1];
    if (id === undefined) return undefined;
    const input = { params: { id }, query: { 'user-id': '' } };
    const title = cachedAnswer(cache, getContent, input, () => answerTitle(context, id));
    return heroOf(title, titleHeroUrl, IMAGE_SIZES.titlePage);
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
