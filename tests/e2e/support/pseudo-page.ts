import type { BrowserContext } from '@playwright/test';
import { pseudoSource } from './pseudo-language.ts';

/** A screen that the server has rendered, in Italian. */
const RENDERED = /<template id="early">.*?<\/template>/s;

/** Has all pages of the server be in the pseudo-language. */
export async function servePseudoPage(context: BrowserContext): Promise<void> {
  await context.route(/\/assets\/it(-own|-desk)?-\w+\.js$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: pseudoSource(await response.text()) });
  });
  await context.route(
    (url) => !/^\/(api|assets|images|posters)\//.test(url.pathname),
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback();
      const response = await route.fetch();
      await route.fulfill({ response, body: (await response.text()).replace(RENDERED, '') });
    },
  );
}
