import { INIT_DATA_HEADER } from '../../contract/headers.ts';
import type { AppTexts } from '../languages/texts-type.ts';
import { START_PAGE_PARAM } from '../lib/launch/start-page-param.ts';
import { findBridge } from '../messenger/bridge.ts';
import { findLaunchQuery, initDataIn, themeIn } from '../messenger/launch-query.ts';
import { applyTheme } from '../messenger/theme/apply-theme.ts';

/*
 * The page of the bot's main mini app, which the messenger opens with signed launch data in the fragment and
 * without `user-id` and `key`: exchanges the data for a launch link, and opens that with the same fragment, marked
 * as having been here. Inlined into the page; without schemas and the SDK, which are many times its size.
 */

const FIRST_DELAY_MS = 500;
const MAX_DELAY_MS = 16_000;
/** Statuses after which a retry may succeed: request timeout, too many requests. */
const TEMPORARY_STATUSES = [408, 429];

/** The build puts them here, in the page's language. */
declare const TEXTS: Pick<AppTexts, 'errors'> & { backToChat: string };

const query = findLaunchQuery() ?? '';
const post = findBridge();

async function start(): Promise<void> {
  applyTheme(themeIn(query));
  const initData = initDataIn(query);
  if (!initData) return showError();
  let delay = FIRST_DELAY_MS;
  for (let attempt = 1; ; attempt += 1) {
    const answer = await requestLink(initData);
    if (answer === 'refused') return showError();
    if (typeof answer === 'string') return location.replace(`${answer}#${query}&${START_PAGE_PARAM}=yes`);
    if (attempt > 1) show(`<p role="status">${TEXTS.errors.slow}</p>`);
    await delayOrOnline(answer.retryAfterMs || delay);
    delay = Math.min(2 * delay, MAX_DELAY_MS);
  }
}

/** The launch link, 'refused', or the time of the next attempt: a bad connection or a busy server is not a refusal. */
async function requestLink(initData: string): Promise<string | { retryAfterMs: number }> {
  let retryAfterMs = 0;
  try {
    const startParam = new URLSearchParams(query).get('tgWebAppStartParam');
    const asked = startParam ? `?${new URLSearchParams({ start_param: startParam })}` : '';
    const response = await fetch(`/api/launch${asked}`, {
      method: 'POST',
      headers: { [INIT_DATA_HEADER]: initData },
    });
    const { ok, status, headers } = response;
    if (ok) return linkIn(await response.json());
    if (status < 500 && !TEMPORARY_STATUSES.includes(status)) return 'refused';
    retryAfterMs = 1000 * Number(headers.get('retry-after') ?? 0);
  } catch {
    // No network, or an answer by somebody other than the server.
  }
  return { retryAfterMs };
}

function linkIn(answer: unknown): string {
  const link: unknown = typeof answer === 'object' && answer && 'link' in answer ? answer.link : undefined;
  if (typeof link !== 'string' || !link.startsWith('/')) throw new Error('response without a link');
  return link;
}

/** Resolves after this delay, or as soon as the network is back. */
function delayOrOnline(ms: number): Promise<unknown> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
    addEventListener('online', resolve, { once: true });
  });
}

/** The text of the error page (behaviour 8.1). */
function showError(): void {
  show(
    `<h1>${TEXTS.errors.heading}</h1><p>${TEXTS.errors.unauthorized}</p><p>${TEXTS.errors.startAgain}</p>`,
  );
  if (!post) return;
  const button = document.createElement('button');
  button.textContent = TEXTS.backToChat;
  button.onclick = () => post('web_app_close', {});
  document.body.append(button);
}

function show(html: string): void {
  document.body.innerHTML = html;
  // Removes the messenger's placeholder. Not earlier: it is better than an empty page.
  post?.('web_app_ready', {});
}

void start();
