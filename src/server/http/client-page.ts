import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import type { Brand } from '../lib/brand.ts';
import { type EtaggedResponse, htmlResponse, withEtag } from './responses.ts';

/** Module scripts and modulepreload links. */
const MODULE = /<(?:link rel="modulepreload"[^>]* href|script type="module"[^>]* src)="([^"]+)"/g;
/** An inline script. */
const OWN_SCRIPT = /<script>([^]*?)<\/script>/g;
const BOT_META = /<meta name="bot-username"[^>]*>/;
const SHARE_META = '<meta name="prepared-share" content="yes" />';
const NAME_META = /<meta name="application-name"[^>]*>/;
const TITLE = /<title>[^<]*<\/title>/;
const ICON = /<link rel="icon"[^>]*>/;

/** Title and icon. */
type Names = Pick<Brand, 'name' | 'logo'>;

/** What the page says of the bot: its username, and whether `prepareShare` is answered (`contract/extension-calls.ts`). */
type BotOnPage = { username: string | undefined; preparesShares: boolean };

/** The serialised page, the CSP hashes of its inline scripts, and a `Link` header that preloads its code. */
export type ClientPage = EtaggedResponse & { scriptHashes: string[]; links: string };

/**
 * The client's page with the installation's name and what it says of the bot filled in. Read again when the file changes;
 * undefined without a file.
 */
export function createClientPageReader(
  file: string,
  brand: Names,
): (bot: BotOnPage) => Promise<ClientPage | undefined> {
  let kept: { mark: string; page: ClientPage } | undefined;

  return async (bot) => {
    const found = await stat(file).catch(() => undefined);
    if (!found) return undefined;
    const mark = `${found.mtimeMs} ${found.size} ${bot.username} ${bot.preparesShares}`;
    if (kept?.mark !== mark)
      kept = { mark, page: asPage(named(branded(await readFile(file, 'utf8'), brand), bot)) };
    return kept.page;
  };
}

function asPage(html: string): ClientPage {
  const scripts = [...html.matchAll(OWN_SCRIPT)].map(([, script = '']) => script);
  const hashes = scripts.map((script) => createHash('sha256').update(script).digest('base64'));
  const links = [...html.matchAll(MODULE)].map(([, file]) => `<${file}>; rel=modulepreload`).join(', ');
  return { ...withEtag(htmlResponse(html)), scriptHashes: hashes.map((hash) => `'sha256-${hash}'`), links };
}

function named(page: string, { username, preparesShares }: BotOnPage): string {
  if (!username) return page.replace(BOT_META, '');
  const tag = `<meta name="bot-username" content="${username}" />`;
  return page.replace(BOT_META, preparesShares ? tag + SHARE_META : tag);
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
