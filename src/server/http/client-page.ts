import { createHash } from 'node:crypto';
import { statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { LRUCache } from 'lru-cache';
import { imageSources } from '../../contract/image-sources.ts';
import type { Brand } from '../lib/brand.ts';
import { isOwnPath } from '../lib/own-path.ts';
import type { FirstAnswers } from './render-screens.ts';
import { type EtaggedResponse, htmlResponse, withEtag } from './responses.ts';
import type { RenderedScreen } from './screen-worker.ts';

/** An inline script. */
const OWN_SCRIPT = /<script(?: data-languages="[^"]*")?>([^]*?)<\/script>/g;
const BOT_META = /<meta name="bot-username"[^>]*>/;
const NAME_META = /<meta name="application-name"[^>]*>/;
const TITLE = /<title>[^<]*<\/title>/;
const ICON = /<link rel="icon"[^>]*>/;
const LANGUAGE = /<html lang="[^"]*"/;
const DESCRIPTION_META = /<meta name="description"[^>]*>/;

/** Title and icon. */
type Names = Pick<Brand, 'name' | 'logo'>;

/** The language of a page, and its description in that, for previews of links. */
type Wording = { language: string; description: string };

/** The serialised page, and the CSP hashes of its inline scripts. */
export type ClientPage = EtaggedResponse & { scriptHashes: string[] };

/** Cached pages of launch links, with their hero images and screens: of the home, films and series, and of shared titles. */
const MAX_PAGES = 300;

/** The languages that the page comes in, and the script that opens the one of the person. */
export type LanguageChoice = { languages: readonly string[]; script: string };

/** A launch link's page has, beside the client's: a hero image to preload, and the rendered screen. */
export type PageContent = { hero?: HeroImage | undefined; screen?: RenderedScreen | undefined };

/**
 * The client's page with its language, the installation's name and the bot's username filled in, and a launch link's content. Read
 * again when the file changes; undefined without a file.
 */
export function createClientPageReader(
  file: string,
  brand: Names & Wording,
  readChoice: () => Promise<LanguageChoice | undefined> = async () => undefined,
): (username: string | undefined, content?: PageContent) => Promise<ClientPage | undefined> {
  let mark = '';
  let html = '';
  /** Pages, by what is put into the client's. */
  const pages = new LRUCache<string, ClientPage, { preload: string; rendered: string }>({
    max: MAX_PAGES,
    memoMethod: (_key, _before, { context: { preload, rendered } }) =>
      asPage(html.replace('</head>', (end) => preload + end).replace('</body>', (end) => rendered + end)),
  });

  return async (username, { hero, screen } = {}) => {
    // Takes a few microseconds, a tenth of what the asynchronous one costs each page.
    const found = statSync(file, { throwIfNoEntry: false });
    if (!found) return undefined;
    const now = `${found.mtimeMs} ${found.size} ${username}`;
    if (mark !== now) {
      html = choosing(named(branded(await readFile(file, 'utf8'), brand), username), await readChoice());
      pages.clear();
      mark = now;
    }
    const preload = hero ? heroPreloadTag(hero) : '';
    return pages.memo(`${preload} ${screen?.key}`, {
      context: { preload, rendered: screen ? embedded(screen) : '' },
    });
  };
}

/** A rendered screen as an element that shows nothing until the page's script puts it into its place. */
function embedded({ markup, state }: RenderedScreen): string {
  return `<template id="early">${markup}</template><script type="application/json" id="early-state">${state}</script>`;
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

function branded(page: string, { name, logo, language, description }: Names & Wording): string {
  const named = page
    .replace(LANGUAGE, `<html lang="${language}"`)
    .replace(DESCRIPTION_META, () => `<meta name="description" content="${escapeText(description)}" />`)
    .replace(TITLE, () => `<title>${escapeText(name)}</title>`)
    .replace(NAME_META, () => `<meta name="application-name" content="${escapeText(name)}" />`);
  if (logo === undefined) return named;
  const address = escapeText(logo);
  return named.replace(
    ICON,
    () => `<link rel="icon" href="${address}" /><meta name="app-logo" content="${address}" />`,
  );
}

/** The page's meta tags that the app reads, by their names. */
export function metaTags({ name, logo }: Names, username: string | undefined): Record<string, string> {
  return {
    'application-name': name,
    ...(logo !== undefined && { 'app-logo': logo }),
    ...(username !== undefined && { 'bot-username': username }),
  };
}

/** Escapes text for HTML, including quoted attributes. */
function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

/** A screen's main image: its URL as calls answer it, and the `sizes` at which the app shows it. */
export type HeroImage = { url: string; sizes: string };

/** A launch link's first view: the answers to its calls, and its hero image. */
export type Opening = { answers: FirstAnswers; hero?: HeroImage | undefined };

/** Finds that for a path without its leading slash, and its query; undefined for any other page. */
export type FindOpening = (page: { path: string; query: unknown }) => Promise<Opening | undefined>;

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
  return `<link rel="preload" as="image" ${source} />`;
}
