import { createHash } from 'node:crypto';
import { statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { LRUCache } from 'lru-cache';
import { imageSources } from '../../contract/image-sources.ts';
import type { Brand } from '../lib/brand.ts';
import { isOwnPath } from '../lib/own-path.ts';
import { type EtaggedResponse, htmlResponse, withEtag } from './responses.ts';

/** An inline script. */
const OWN_SCRIPT = /<script(?: data-languages="[^"]*")?>([^]*?)<\/script>/g;
const BOT_META = /<meta name="bot-username"[^>]*>/;
const NAME_META = /<meta name="application-name"[^>]*>/;
const TITLE = /<title>[^<]*<\/title>/;
const ICON = /<link rel="icon"[^>]*>/;

/** Title and icon. */
type Names = Pick<Brand, 'name' | 'logo'>;

/** The serialised page, and the CSP hashes of its inline scripts. */
export type ClientPage = EtaggedResponse & { scriptHashes: string[] };

/** Cached hero images of pages: one for the home, and those of shared titles. */
const MAX_HEROES = 100;

/** The languages that the page comes in, and the script that opens the one of the person. */
export type LanguageChoice = { languages: readonly string[]; script: string };

/**
 * The client's page with the installation's name and the bot's username filled in, and a hero image preloaded. Read again
 * when the file changes; undefined without a file.
 */
export function createClientPageReader(
  file: string,
  brand: Names,
  readChoice: () => Promise<LanguageChoice | undefined> = async () => undefined,
): (username: string | undefined, hero?: HeroImage) => Promise<ClientPage | undefined> {
  let mark = '';
  let html = '';
  /** Pages, by the tag that preloads the hero image. */
  const pages = new LRUCache<string, ClientPage>({
    max: MAX_HEROES,
    memoMethod: (preload) => asPage(html.replace('</head>', (end) => preload + end)),
  });

  return async (username, hero) => {
    // Takes a few microseconds, a tenth of what the asynchronous one costs each page.
    const found = statSync(file, { throwIfNoEntry: false });
    if (!found) return undefined;
    const now = `${found.mtimeMs} ${found.size} ${username}`;
    if (mark !== now) {
      html = choosing(named(branded(await readFile(file, 'utf8'), brand), username), await readChoice());
      pages.clear();
      mark = now;
    }
    return pages.memo(hero ? heroPreloadTag(hero) : '');
  };
}

function choosing(page: string, choice: LanguageChoice | undefined): string {
  if (!choice) return page;
  const script = `<script data-languages="${choice.languages.join(' ')}">${choice.script}</script>`;
  return page.replace(TITLE, (title) => script + title);
}

function asPage(html: string): ClientPage {
  const scripts = [...html.matchAll(OWN_SCRIPT)].map(([, script = '']) => script);
  const hashes = scripts.map((script) => createHash('sha256').update(script).digest('base64'));
  return { ...withEtag(htmlResponse(html)), scriptHashes: hashes.map((hash) => `'sha256-${hash}'`) };
}

function named(page: string, username: string | undefined): string {
  return page.replace(BOT_META, username ? `<meta name="bot-username" content="${username}" />` : '');
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

/** Escapes text for HTML, including quoted attributes. */
function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

/** A screen's main image: its URL as calls answer it, and the `sizes` at which the app shows it. */
export type HeroImage = { url: string; sizes: string };

/** Finds the hero image of the page at a path without its leading slash, and its query; undefined without one. */
export type FindHero = (page: { path: string; query: unknown }) => Promise<HeroImage | undefined>;

/**
 * The tag that preloads a hero image in the width that the app will choose; empty for an image on a different
 * server. Has no `href` beside a srcset: an engine that ignores `imagesrcset` would load a width that the app may
 * not ask for.
 */
export function heroPreloadTag({ url, sizes }: HeroImage): string {
  if (!isOwnPath(url)) return '';
  const { src, srcset } = imageSources(url, sizes);
  const source = srcset
    ? `imagesrcset="${escapeText(srcset)}" imagesizes="${escapeText(sizes)}"`
    : `href="${escapeText(src)}"`;
  return `<link rel="preload" as="image" ${source} fetchpriority="high" />`;
}
