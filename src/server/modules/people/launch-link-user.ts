import * as v from 'valibot';
import type { RouteContext } from '../../http/route-context.ts';
import { verifyLaunchKey } from '../../sessions/launch-key.ts';

const launchQuery = v.object({ 'user-id': v.string(), key: v.string() });

/**
 * The user of a launch link, from its URL's query; undefined unless its key is genuine, has not expired and was not revoked.
 * Reads only the list of revocations from the database, every few seconds.
 */
export async function launchLinkUser(
  query: unknown,
  { secrets, revocations }: Pick<RouteContext, 'secrets' | 'revocations'>,
): Promise<string | undefined> {
  const link = v.safeParse(launchQuery, query);
  if (!link.success) return undefined;
  const { 'user-id': userId, key } = link.output;
  const launchKey = verifyLaunchKey({ userId, key, secrets, now: new Date() });
  if (!launchKey || launchKey.expired) return undefined;
  return (await revocations.isRevoked({ userId, issued: launchKey.issued })) ? undefined : userId;
}
