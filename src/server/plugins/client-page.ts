import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import type { Brand } from '../domain/brand.ts';
import { type KeptAnswer, keep, pageAnswer } from './answer.ts';

/** The code that the page will ask for. */
const MODULE = /<(?:link rel="modulepreload"[^>]* href|script type="module"[^>]* src)="([^"]+)"/g;
/** A script that stands in the page itself. */
const OWN_SCRIPT = /<script>([^]*?)<\/script>/g;
const BOT_META = /<meta name="bot-username"[^>]*>/;
const NAME_META = /<meta name="application-name"[^>]*>/;
const TITLE = /<title>[^<]*<\/title>/;
const ICON = /<link rel="icon"[^>]*>/;

/** What the page is called, and the picture beside it. */
type Names = Pick<Brand, 'name' | 'logo'>;

/**
 * The page as ready bytes; for each script that stands in it the hash that a policy allows it by; and, as a `Link`
 * header, the code that it will ask for, so that a browser can do so before it reads the page.
 */
export type ClientPage = KeptAnswer & { scriptHashes: string[]; links: string };

/**
 * The client's page under the installation's name, with the bot's name in it, for links that share a title, or without the tag for it while there is
 * no bot. Read anew when the file changed; undefined while there is none.
 */
export function clientPage(
  file: string,
  brand: Names,
): (botUsername: string | undefined) => Promise<ClientPage | undefined> {
  let kept: { mark: string; page: ClientPage } | undefined;

  return async (botUsername) => {
    const found = await stat(file).catch(() => undefined);
    if (!found) return undefined;
    const mark = `${found.mtimeMs} ${found.size} ${botUsername}`;
    if (kept?.mark !== mark)
      kept = { mark, page: asPage(named(branded(await readFile(file, 'utf8'), brand), botUsername)) };
    return kept.page;
  };
}

function asPage(html: string): ClientPage {
  const scripts = [...html.matchAll(OWN_SCRIPT)].map(([, script = '']) => script);
  const hashes = scripts.map((script) => createHash('sha256').update(script).digest('base64'));
  const links = [...html.matchAll(MODULE)].map(([, file]) => `<${file}>; rel=modulepreload`).join(', ');
  return { ...keep(pageAnswer(html)), scriptHashes: hashes.map((hash) => `'sha256-${hash}'`), links };
}

function named(page: string, botUsername: string | undefined): string {
  return page.replace(BOT_META, botUsername ? `<meta name="bot-username" content="${botUsername}" />` : '');
}

function branded(page: string, { name, logo }: Names): string {
  const named = page
    .replace(TITLE, () => `<title>${escapeText(name)}</title>`)
    .replace(NAME_META, () => `<meta name="application-name" content="${escapeText(name)}" />`);
  if (logo === undefined) return named;
  const address = escapeText(logo);
  return named.replace(
    ICON,
    () => `<link rel="icon" href="${address}" /><meta name="app-logo" content="${address}" />`,
  );
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
