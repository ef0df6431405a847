import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BrowserContext } from '@playwright/test';
import { PSEUDO } from '../../../tools/build/pseudo-language.ts';
import { runInstalledProgram } from '../../../tools/commands/run-program.mjs';

const FOLDER = `build/client/${PSEUDO}`;
/** The tags that our server writes into the page. */
const SERVER_METAS = /<meta name="bot-username"[^>]*>/g;

/** Builds the mini app in the pseudo-language, beside the served one. */
export async function buildPseudoPage(): Promise<void> {
  await runInstalledProgram('vite', ['build', '--emptyOutDir=true', '--logLevel=warn'], {
    env: { VITE_LANGUAGE: PSEUDO },
  });
}

/** Has all pages of the server be in the pseudo-language. */
export async function servePseudoPage(context: BrowserContext): Promise<void> {
  const page = await readFile(join(FOLDER, 'index.html'), 'utf8');
  await context.route(`**/assets/${PSEUDO}/*`, (route) =>
    route.fulfill({ path: join(FOLDER, new URL(route.request().url()).pathname) }),
  );
  await context.route(
    (url) => !/^\/(api|assets|images|posters)\//.test(url.pathname),
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback();
      const served = await (await route.fetch()).text();
      const metas = served.match(SERVER_METAS) ?? [];
      const body = page.replace(/<meta name="bot-username"[^>]*>/, metas.join(''));
      return route.fulfill({ contentType: 'text/html', body });
    },
  );
}
