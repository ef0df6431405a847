import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PurgeCSS } from 'purgecss';
import type { Plugin, Rolldown } from 'vite';
import { bundleModule } from './bundle-module.ts';
import { SCREEN_CHUNKS } from './client-chunks.ts';

const INLINE_SCRIPT = 'src/client/early-start/inline-script.ts';
const EVALUATE_BUNDLE = 'src/client/early-start/evaluate-bundle.ts';
const START_WITHOUT_INLINE_SCRIPTS = 'src/client/early-start/start-without-inline-scripts.ts';
const LAUNCH_SKELETON = 'src/client/app/prerender-launch-skeleton.tsx';
/** Attributes that mean nothing in the skeleton, which is inert and hidden from assistive technology. */
const INERT_ATTRIBUTES =
  / (type|data-discover|aria-(hidden|busy|label)|class|dir)="(button|true|false|Sezioni|Cerca|auto|)"/g;
/** Selectors that match nothing in the skeleton, which is inert and of no screen that changes what is around it. */
const UNMATCHED = /:(hover|active|disabled|focus-within|has)/;
const APP_SCRIPT = /<script type="module"( crossorigin)? src="([^"]+)"><\/script>/;
const STYLESHEETS = /\s*<link rel="stylesheet"[^>]*>/g;

/**
 * Puts into the built page what it needs before anything else has been fetched: the early start's script, the
 * launch skeleton that it shows, and those CSS rules that the skeleton needs. The stylesheet itself then comes last, where
 * it blocks the app's code and not the skeleton. The code is preloaded for `evaluate-bundle`, inlined after it, which fetches and
 * imports it: no separate request comes between the page and the app.
 */
export function earlyStartPlugin(): Plugin {
  return {
    name: 'early-start',
    apply: 'build',
    async buildStart() {
      this.emitFile({
        type: 'asset',
        name: 'start.js',
        source: await bundleModule(START_WITHOUT_INLINE_SCRIPTS, 'iife'),
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
        const [, crossOrigin = '', app] = APP_SCRIPT.exec(html) ?? [];
        const appLink = `<link data-bundle as="fetch"${crossOrigin} href="${app}">`;
        const styles = await criticalCssOf(skeleton, Object.values(bundle));
        return html
          .replaceAll(STYLESHEETS, '')
          .replace(APP_SCRIPT, '')
          .replace(
            '</title>',
            () => `</title>${appLink}${screenLinks(bundle)}\n    <script>${script}</script>`,
          )
          .replace('</head>', () => `<style>${styles}</style>\n  </head>`)
          .replace('<body>', () => `<body>\n    <template>${skeleton}</template>`)
          .replace('</body>', () => `${(html.match(STYLESHEETS) ?? []).join('').trim()}\n  </body>`)
          .replace(
            '</body>',
            () =>
              `<script>${evaluation}</script><script type="module" crossorigin src="/${startFile(bundle)}"></script></body>`,
          );
      },
    },
  };
}

/** Links to the screens' code and styles, of which the early start activates those of the opened screen. */
function screenLinks(bundle: Rolldown.OutputBundle): string {
  const linkTo = (file: string, paths: readonly string[]) =>
    `<link data-screens="${paths.join(' ')}" as="fetch" crossorigin href="/${file}">`;
  return Object.entries(SCREEN_CHUNKS)
    .flatMap(([name, paths]) => {
      const chunk = Object.values(bundle).find((file) => file.type === 'chunk' && file.name === name);
      if (chunk?.type !== 'chunk') throw new Error(`the chunk '${name}' was not built`);
      const styles = [...(chunk.viteMetadata?.importedCss ?? [])];
      return [chunk.fileName, ...styles].map((file) => linkTo(file, paths));
    })
    .join('');
}

function startFile(bundle: Rolldown.OutputBundle): string {
  const file = Object.values(bundle).find(({ fileName }) => /\/start-[^/]+\.js$/.test(fileName));
  if (!file) throw new Error(`${START_WITHOUT_INLINE_SCRIPTS} was not built`);
  return file.fileName;
}

/** The home, which the app takes over, and the skeletons that it replaces. */
async function renderFirstScreens(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'vetrina-launch-skeleton-'));
  try {
    const file = join(folder, 'skeleton.mjs');
    await writeFile(file, await bundleModule(LAUNCH_SKELETON, 'es'));
    const { prerenderLaunchSkeleton, prerenderHome }: Record<string, () => string> = await import(file);
    if (!prerenderLaunchSkeleton || !prerenderHome)
      throw new Error(`${LAUNCH_SKELETON} renders no first screens`);
    const skeletons = prerenderLaunchSkeleton().replaceAll(INERT_ATTRIBUTES, '');
    const screens = `<div class="launch-skeleton" aria-hidden="true">${skeletons}</div>${prerenderHome()}`;
    return screens.replaceAll(/ +"/g, '"');
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** The rules that apply to this markup or to the page around it. */
async function criticalCssOf(markup: string, files: Rolldown.OutputBundle[string][]): Promise<string> {
  const css = files.flatMap((file) =>
    file.type === 'asset' && file.fileName.endsWith('.css') ? [{ raw: String(file.source) }] : [],
  );
  const purged = await new PurgeCSS().purge({
    content: [{ raw: `<html><body>${markup}<img></body></html>`, extension: 'html' }],
    css,
    // The early start reads the theme's variables, and the logo's drawing names the button's.
    safelist: { standard: ['data-appearance', 'data-platform'], variables: [/^--(tg-theme|button)/] },
    variables: true,
    blocklist: [UNMATCHED],
    keyframes: true,
  });
  return purged.map(({ css }) => css.trim()).join('');
}
