import { readdir, readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { type Plugin, runnerImport } from 'vite';
import type { AppTexts } from '../../src/client/languages/texts-type.ts';
import { bundleModule } from './bundle-module.ts';

const FOLDER = 'src/client/start-page';
const LANGUAGES = 'src/client/languages';
const CHOOSE_LANGUAGE = `${FOLDER}/choose-language.ts`;
const FIRST = 'it';

/**
 * Builds the start page of the bot's main mini app in each language, one file with all that it needs, which the server serves
 * at `START_PAGE_PATH`; while developing, serves it in Italian.
 */
export function startPagePlugin(): Plugin {
  return {
    name: 'start-page',
    apply: (_config, { isSsrBuild }) => !isSsrBuild,
    async generateBundle() {
      for (const language of await languages()) {
        const fileName = language === FIRST ? 'avvia.html' : `avvia.${language}.html`;
        this.emitFile({ type: 'asset', fileName, source: await renderStartPage(language) });
      }
      // The server puts it into the page if it has several languages.
      const source = await bundleModule(CHOOSE_LANGUAGE);
      this.emitFile({ type: 'asset', fileName: 'choose-language.js', source });
    },
    configureServer({ middlewares }) {
      middlewares.use('/avvia', (_request, response, next) => {
        renderStartPage(FIRST).then(
          (page) => response.setHeader('content-type', 'text/html').end(page),
          next,
        );
      });
    },
  };
}

/** The app's languages: a file each. */
async function languages(): Promise<string[]> {
  const files = await readdir(LANGUAGES);
  return files.flatMap((file) => /^([a-z]{2})\.ts$/.exec(file)?.[1] ?? []);
}

async function renderStartPage(language: string): Promise<string> {
  const [page, { module }] = await Promise.all([
    readFile(`${FOLDER}/start-page.html`, 'utf8'),
    runnerImport<{ texts: AppTexts }>(resolve(LANGUAGES, `${language}.ts`)),
  ]);
  const { errors, common } = module.texts;
  const texts = JSON.stringify({ errors, backToChat: common.backToChat });
  const script = await bundleModule(`${FOLDER}/start-page.ts`, { TEXTS: texts });
  return page
    .replace('lang="it"', `lang="${language}"`)
    .replace('<!--script-->', () => `<script>${script}</script>`)
    .replaceAll(/\n\s+/g, '\n');
}
