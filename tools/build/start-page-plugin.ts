import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';
import { bundleModule } from './bundle-module.ts';
import { inBuiltLanguage } from './inline-texts-plugin.ts';

const FOLDER = 'src/client/start-page';
const CHOOSE_LANGUAGE = `${FOLDER}/choose-language.ts`;
/** In the build's folder; the server serves it at `START_PAGE_PATH`. */
const FILE = 'avvia.html';

/** Builds the start page of the bot's main mini app, one file with all that it needs; while developing, serves it. */
export function startPagePlugin(): Plugin {
  return {
    name: 'start-page',
    apply: (_config, { isSsrBuild }) => !isSsrBuild,
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName: FILE, source: await renderStartPage() });
      // The server puts it into the page if it has several languages.
      const source = await bundleModule(CHOOSE_LANGUAGE, 'iife');
      this.emitFile({ type: 'asset', fileName: 'choose-language.js', source });
    },
    configureServer({ middlewares }) {
      middlewares.use('/avvia', (_request, response, next) => {
        renderStartPage().then((page) => response.setHeader('content-type', 'text/html').end(page), next);
      });
    },
  };
}

async function renderStartPage(): Promise<string> {
  const [page, script] = await Promise.all([
    readFile(`${FOLDER}/start-page.html`, 'utf8'),
    bundleModule(`${FOLDER}/start-page.ts`, 'iife'),
  ]);
  const whole = inBuiltLanguage(page).replace('<!--script-->', () => `<script>${script}</script>`);
  return whole.replaceAll(/\n\s+/g, '\n');
}
