import * as http from 'node:http';
import * as https from 'node:https';
import { RequestFilteringHttpAgent, RequestFilteringHttpsAgent } from 'request-filtering-agent';
import { clock } from '../../lib/clock.ts';

const TIMEOUT_MS = 10_000;
/** Not found, gone. */
const LOST = [404, 410];

type Options = {
  signal: AbortSignal;
  /** Reserved IP addresses to allow as public, for tests. */
  allowIPAddressList?: string[] | undefined;
};

/** Checks a link: the page's status if it is gone, 'unknown' if its host does not tell. */
export type CheckLink = (url: string) => Promise<'works' | 'unknown' | { lost: string }>;

/**
 * Creates a function that asks for a link's headers, without following redirects. Private addresses are never
 * contacted: the agent checks the one that it connects to.
 */
export function createLinkChecker({ signal, allowIPAddressList = [] }: Options): CheckLink {
  const plain = new RequestFilteringHttpAgent({ allowIPAddressList });
  const secure = new RequestFilteringHttpsAgent({ allowIPAddressList });

  function statusOf(url: URL): Promise<number> {
    const isPlain = url.protocol === 'http:';
    const options = {
      method: 'HEAD',
      agent: isPlain ? plain : secure,
      headers: { 'user-agent': 'Vetrina' },
      signal: AbortSignal.any([signal, clock.timeLimit(TIMEOUT_MS)]),
    };
    return new Promise((resolve, reject) => {
      const request = (isPlain ? http : https).request(url, options, (answer) => {
        answer.destroy();
        resolve(answer.statusCode ?? 0);
      });
      // Errors may follow the response: the listener stays.
      request.on('error', reject).end();
    });
  }

  return async (url) => {
    if (!/^https?:/.test(url) || !URL.canParse(url)) return 'unknown';
    const status = await statusOf(new URL(url)).catch(() => 0);
    if (LOST.includes(status)) return { lost: `the page answers ${status}` };
    return status >= 200 && status < 400 ? 'works' : 'unknown';
  };
}
