import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PurgeCSS } from 'purgecss';
import type { Plugin, Rolldown } from 'vite';
import { ROUTES } from '../../src/client/routes.ts';
import { bundleModule } from './bundle-module.ts';

const INLINE_SCRIPT = 'src/client/early-start/inline-script.ts';
const EVALUATE_BUNDLE = 'src/client/early-start/evaluate-bundle.ts';
const START_WITHOUT_INLINE_SCRIPTS = 'src/client/early-start/start-without-inline-scripts.ts';
const CHOOSE_LANGUAGE = 'src/client/early-start/choose-language.ts';
const LAUNCH_SKELETON = 'src/client/app/prerender-launch-skeleton.tsx';
/** Attributes that mean nothing in the skeleton, which is inert and hidden from assistive technology; buttons go by their labels. */
const INERT_ATTRIBUTES = / (type|aria-(hidden|busy)|class|dir)="(button|true|false|auto|)"/g;
/**
 * Selectors that match nothing in the skeleton, which is inert and belongs to no screen that changes its
 * surroundings.
 */
const UNMATCHED = /:(hover|active|disabled|focus-within|has)/;
const APP_SCRIPT = /<script type="module"[^>]*><\/script>/;
const STYLESHEET = /\s*<link rel="stylesheet"([^>]*href="\/([^"]+)"[^>]*)>/;

/**
 * Puts everything into the built page that it needs before the first fetch: the early start's script, the first
 * screens that it shows, the app's stylesheet, and the other screens' rules for their skeletons. As a file the
 * stylesheet would repeat most of the first screen's rules, and have the whole page styled again. The code is
 * preloaded for `evaluate-bundle`, which fetches and imports it: no separate request comes between the page and the
 * app.
 */
export function earlyStartPlugin(): Plugin {
  return {
    name: 'early-start',
    apply: 'build',
    // `evaluate-bundle` asks for the app's chunks.
    config: () => ({
      build: {
        modulePreload: {
          polyfill: false,
          resolveDependencies: (_file, chunks, { hostType }) => (hostType === 'html' ? [] : chunks),
        },
      },
    }),
    async buildStart() {
      this.emitFile({
        type: 'asset',
        name: 'start.js',
        source: await bundleModule(START_WITHOUT_INLINE_SCRIPTS, 'iife'),
      });
      // The server puts it into the page if it has several languages.
      this.emitFile({
        type: 'asset',
        fileName: 'choose-language.js',
        source: await bundleModule(CHOOSE_LANGUAGE, 'iife'),
      });
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle = {} }) {
        const [script, evaluation, skeleton] = await Promise.all([
          bundleModule(INLINE_SCRIPT, 'iife'),
          bundleModule(EVALUATE_BUNDLE, 'iife'),
          renderFirstScreens(),
        ]);
        const [, attributes = '', appStyles = ''] = STYLESHEET.exec(html) ?? [];
        const styles = await inlineStylesOf(skeleton, bundle, appStyles);
        return html
          .replace(STYLESHEET, `<link data-styles disabled rel="stylesheet"${attributes}>`)
          .replace(APP_SCRIPT, '')
          .replace('</title>', () => `</title>${codeLinks(bundle)}\n    <script>${script}</script>`)
          .replace('</head>', () => `<style>${styles}</style>\n  </head>`)
          .replace('<body>', () => `<body>\n    <template>${skeleton}</template>`)
          .replace(
            '</body>',
            () =>
              `<script>${evaluation}</script><script type="module" crossorigin src="/${startFile(bundle)}"></script></body>`,
          );
      },
    },
  };
}

/** Links to the app's code, its entry first, and to the screens', of which the early start activates those of the opened one. */
function codeLinks(bundle: Rolldown.OutputBundle): string {
  const link = (file: string, whose: string) => `<link ${whose} as="fetch" crossorigin href="/${file}">`;
  const app = chunksWith(bundle, ({ isEntry }) => isEntry);
  const screens = new Map<string, string[]>();
  for (const [path, screen] of Object.entries(ROUTES).filter(([, name]) => name !== 'app' && name !== 'own'))
    for (const chunk of chunksWith(bundle, ({ name }) => name === screen).filter((one) => !app.includes(one)))
      for (const file of [chunk.fileName, ...(chunk.viteMetadata?.importedCss ?? [])])
        screens.set(file, [...(screens.get(file) ?? []), path.split('/')[0] ?? '']);
  return [
    ...app.map(({ fileName }) => link(fileName, 'data-bundle')),
    ...[...screens].map(([file, paths]) => link(file, `data-screens="${paths.join(' ')}"`)),
  ].join('');
}

type Chunk = Extract<Rolldown.OutputBundle[string], { type: 'chunk' }>;

/** A chunk and all that it imports. */
function chunksWith(bundle: Rolldown.OutputBundle, isWanted: (chunk: Chunk) => boolean): Chunk[] {
  const found: Chunk[] = [];
  const add = (chunk: Rolldown.OutputBundle[string] | undefined) => {
    if (chunk?.type !== 'chunk' || found.includes(chunk)) return;
    found.push(chunk);
    for (const file of chunk.imports) add(bundle[file]);
  };
  add(Object.values(bundle).find((file) => file.type === 'chunk' && isWanted(file)));
  if (found.length === 0) throw new Error('a chunk that the page links to was not built');
  return found;
}

function startFile(bundle: Rolldown.OutputBundle): string {
  const file = Object.values(bundle).find(({ fileName }) => /\/start-\w+\.js$/.test(fileName));
  if (!file) throw new Error(`${START_WITHOUT_INLINE_SCRIPTS} was not built`);
  return file.fileName;
}

type FirstScreens = {
  kitClasses?: () => { always: string; ios: string; dark: string };
  prerenderLaunchSkeleton?: () => string;
  prerenderScreens?: () => Promise<string>;
};

/** The home and a title's screen, which the app takes over, and the skeletons that it replaces. */
async function renderFirstScreens(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'vetrina-launch-skeleton-'));
  try {
    const file = join(folder, 'skeleton.mjs');
    await writeFile(file, await bundleModule(LAUNCH_SKELETON, 'es'));
    const { kitClasses, prerenderLaunchSkeleton, prerenderScreens }: FirstScreens = await import(file);
    if (!kitClasses || !prerenderLaunchSkeleton || !prerenderScreens)
      throw new Error(`${LAUNCH_SKELETON} renders no first screens`);
    // Content hidden from assistive technology must not be reachable by keyboard.
    const skeletons = prerenderLaunchSkeleton()
      .replaceAll(INERT_ATTRIBUTES, '')
      .replaceAll(/<(a|button)\b/g, '<$1 tabindex="-1"');
    const { always, ios, dark } = kitClasses();
    const skeleton = `<div class="launch-skeleton ${always}" data-ios="${ios}" data-dark="${dark}" aria-hidden="true">`;
    const screens = `${skeleton}${skeletons}</div>${await prerenderScreens()}`;
    return screens.replaceAll(/ +(?=")/g, '');
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** The app's stylesheet, and of the others the rules that apply to this markup. */
async function inlineStylesOf(
  markup: string,
  bundle: Rolldown.OutputBundle,
  appStyles: string,
): Promise<string> {
  const raw = (name: string) => String(bundle[name]?.type === 'asset' ? bundle[name].source : '');
  const others = Object.keys(bundle).filter((name) => name.endsWith('.css') && name !== appStyles);
  const purged = await new PurgeCSS().purge({
    content: [{ raw: markup, extension: 'html' }],
    css: others.map((name) => ({ raw: raw(name) })),
    blocklist: [UNMATCHED],
    keyframes: true,
  });
  return [raw(appStyles), ...purged.map(({ css }) => css)].map((css) => css.trim()).join('');
}
