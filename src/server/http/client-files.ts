import { readFile, stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { START_PAGE_PATH } from '../../contract/extension-calls.ts';
import { LANGUAGE_PARAM, languageInCookies } from '../../contract/languages.ts';
import type { Brand } from '../lib/brand.ts';
import { clock } from '../lib/clock.ts';
import {
  type ClientPage,
  createClientPageReader,
  type FindOpening,
  metaTags,
  type PageContent,
} from './client-page.ts';
import { createScreenRenderer } from './render-screens.ts';
import { sendConditional } from './responses.ts';

const PAGE = 'index';
const START_PAGE = 'avvia';
const CHOOSE_LANGUAGE = 'choose-language.js';
/** The language of the start page without a language in its name. */
const BUILT_FIRST = 'it';
const YEAR = 'public, max-age=31536000, immutable';
const WEEK = 'public, max-age=604800';
const CHECK_FIRST = 'no-cache';

/** Folders of built files: unknown paths in them are 404, not screens. Neither are hidden files screens. */
const FOR_FILES = /^(\.|(assets|images|posters)\/.)/;
/** Devices on which messengers have Apple's look. */
const APPLE = /iPhone|iPad|Macintosh/;
/** Files that browsers and search engines request without a link. */
const ASKED_UNBIDDEN = /^(favicon\.\w+|apple-touch-icon[\w-]*\.png|robots\.txt)$/;

/**
 * The page may be framed by any messenger and embed trailers. Inline scripts are allowed by hash, inline styles by the
 * UI kit's need.
 */
const contentSecurityPolicy = (scriptHashes: string[]) =>
  [
    "default-src 'self'",
    ["script-src 'self'", ...scriptHashes].join(' '),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' https: data:",
    "font-src 'self' data:",
    "connect-src 'self'",
    'frame-src https://www.youtube.com',
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
  ].join('; ');

type Client = {
  folder: string;
  brand: Pick<Brand, 'name' | 'logo'>;
  /** Named in the page. */
  bot: { username(): string | undefined } | undefined;
  findOpening: FindOpening;
  /** The page's description of itself in a language. */
  describe(language: string): string;
  /** Codes of the languages that the app is offered in; the first is for people who speak none of them. */
  languages: readonly string[];
};

/**
 * Serves the built client with its precompressed files. Unknown paths are screens and get the page; missing files are
 * 404.
 */
export async function registerClientFiles(
  app: FastifyInstance,
  { folder, brand, bot, findOpening, describe, languages }: Client,
): Promise<void> {
  await app.register(fastifyStatic, {
    root: folder,
    serve: false,
    preCompressed: true,
    cacheControl: false,
    dotfiles: 'ignore',
    setHeaders: (response, path) => {
      const name = relative(folder, path);
      response.setHeader('cache-control', cacheControlOf(name));
      response.setHeader('vary', 'accept-encoding');
    },
  });

  const renderer = createScreenRenderer(folder);
  app.addHook('onClose', () => renderer.close());
  async function findContent(path: string, request: FastifyRequest): Promise<PageContent> {
    const opening = await withinTime(findOpening({ path, query: request.query }));
    if (!opening) return {};
    const { hero, answers } = opening;
    const platform = APPLE.test(request.headers['user-agent'] ?? '') ? 'ios' : 'base';
    const language = languageOf(request, languages);
    const tags = metaTags(brand, bot?.username());
    const screen = renderer.render({ language, pathname: `/${path}`, platform, tags, answers });
    return { hero, screen: await withinTime(screen) };
  }

  const readPages = readersByLanguage({ folder, brand, describe, languages });
  for (const url of [START_PAGE_PATH, `${START_PAGE_PATH}/`])
    app.get(url, async (request, reply) =>
      sendPage(request, reply, await readPages(START_PAGE, request)(bot?.username())),
    );

  app.get<{ Params: { '*': string } }>('/*', async (request, reply) => {
    const path = request.params['*'];
    if (/^api(\/|$)/.test(path)) return reply.callNotFound();
    if (await isFile(folder, path)) return reply.sendFile(path);
    const content = await findContent(path, request);
    return sendPage(request, reply, await readPages(PAGE, request)(bot?.username(), content));
  });
}

type Readers = Pick<Client, 'folder' | 'brand' | 'describe' | 'languages'>;

/** The pages in the languages that there are: the start page is built with its texts. */
function readersByLanguage({ folder, brand, describe, languages }: Readers) {
  const readChoice = async () =>
    languages.length > 1
      ? { languages, script: await readFile(join(folder, CHOOSE_LANGUAGE), 'utf8') }
      : undefined;
  const readerOf = (page: string, language: string) => {
    const file = page === PAGE || language === BUILT_FIRST ? `${page}.html` : `${page}.${language}.html`;
    const wording = { language, description: describe(language) };
    return createClientPageReader(join(folder, file), { ...brand, ...wording }, readChoice);
  };
  const readers = new Map(
    languages.flatMap((language) =>
      [PAGE, START_PAGE].map((page) => [`${page} ${language}`, readerOf(page, language)] as const),
    ),
  );
  return (page: string, request: FastifyRequest) => {
    const language = languageOf(request, languages);
    return readers.get(`${page} ${language}`) ?? readerOf(page, language);
  };
}

/** The language that a request means, of several: by its query, its cookie, or the first. */
function languageOf(request: FastifyRequest, languages: readonly string[]): string {
  const [first = BUILT_FIRST] = languages;
  const asked = languages.length > 1 ? askedLanguage(request) : undefined;
  return languages.find((language) => language === asked) ?? first;
}

function askedLanguage({ query, headers: { cookie = '' } }: FastifyRequest): string | undefined {
  const named: unknown = Reflect.get(Object(query), LANGUAGE_PARAM);
  return typeof named === 'string' ? named : languageInCookies(cookie);
}

/**
 * The longest wait of the page for its answers, and for its rendering, in milliseconds: it must appear even without the
 * database.
 */
const CONTENT_TIMEOUT_MS = 50;

async function withinTime<Content>(content: Promise<Content | undefined>): Promise<Content | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<undefined>((resolve) => {
    timer = clock.setTimeout(() => resolve(undefined), CONTENT_TIMEOUT_MS);
  });
  // A failure here occurs again in the screen's first call, which reports it.
  const found = await Promise.race([content.catch(() => undefined), timeout]);
  clearTimeout(timer);
  return found;
}

/** True if a path is a file's, present or not; else it is a screen's. */
async function isFile(folder: string, path: string): Promise<boolean> {
  if (FOR_FILES.test(path) || ASKED_UNBIDDEN.test(path)) return true;
  // Screens have no file of their name, and only names in the folder itself remain.
  if (/^index(\.\w+)?\.html$/.test(path) || !/^[\w.-]+$/.test(path) || !path.includes('.')) return false;
  const found = await stat(join(folder, path)).catch(() => undefined);
  return found?.isFile() ?? false;
}

function cacheControlOf(name: string): string {
  const [folder] = name.split(sep);
  if (folder === 'assets') return YEAR;
  return folder === 'posters' ? WEEK : CHECK_FIRST;
}

async function sendPage(request: FastifyRequest, reply: FastifyReply, page: ClientPage | undefined) {
  if (!page) return reply.callNotFound();
  reply
    .header('cache-control', CHECK_FIRST)
    .header('content-security-policy', contentSecurityPolicy(page.scriptHashes));
  return sendConditional(request, reply, page);
}
