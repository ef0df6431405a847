import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { testApp } from '../support/test-app.ts';

const SCRIPT = 'chooseLanguage()';
const pageIn = (language: string, description = '') =>
  `<!doctype html><html lang="${language}"><meta name="description" content="${description}" /><title>Vetrina</title></html>`;
const IN_ITALIAN = 'Film e serie da scegliere con calma e guardare in chat.';
const IN_ENGLISH = 'Films and series to choose at your leisure and watch in the chat.';

const folder = await temporaryFolder();
beforeAll(async () => {
  for (const name of ['index', 'avvia']) await writeFile(join(folder, `${name}.html`), pageIn('it'));
  await writeFile(join(folder, 'avvia.en.html'), pageIn('en'));
  await writeFile(join(folder, 'choose-language.js'), SCRIPT);
});

async function openServer(languages: string[]) {
  const server = await testApp({ clientFolder: folder, languages });
  onTestFinished(server.close);
  return async (path: string, headers: Record<string, string> = {}) => {
    const { body, headers: answered } = await server.ask(`GET ${path}`, { headers });
    return { language: /lang="(\w+)"/.exec(body)?.[1], body, policy: answered['content-security-policy'] };
  };
}

describe('with one language', () => {
  it('the page is in that, whatever is asked for', async () => {
    const get = await openServer(['it']);
    for (const path of ['/home?lingua=en', '/avvia?lingua=en'])
      expect((await get(path, { cookie: 'lingua=en', 'accept-language': 'en' })).body).toBe(
        pageIn('it', IN_ITALIAN),
      );
  });

  it('the page comes in that language, and describes itself in it', async () => {
    const get = await openServer(['en']);
    expect((await get('/home')).body).toBe(pageIn('en', IN_ENGLISH));
  });
});

describe('with several languages', () => {
  it.each([
    ['the first', '/home', {}, 'it'],
    ['that of the query', '/home?lingua=en', { cookie: 'lingua=it' }, 'en'],
    ['that of the cookie', '/home', { cookie: 'a=b; lingua=en' }, 'en'],
    ['the first in place of an unknown one', '/home?lingua=xx', { cookie: 'lingua=en' }, 'it'],
    ['the first where that of the cookie is no longer configured', '/home', { cookie: 'lingua=es' }, 'it'],
    ['the first, whatever the browser prefers', '/home', { 'accept-language': 'en' }, 'it'],
    ['the start page’s as well', '/avvia', { cookie: 'lingua=en' }, 'en'],
  ])('the page comes in %s', async (_, path, headers, language) => {
    const get = await openServer(['it', 'en']);
    expect((await get(path, headers)).language).toBe(language);
  });

  it.each(['/home', '/avvia'])(
    '%s has the script that opens the person’s language, and may run it',
    async (path) => {
      const { body, policy } = await (await openServer(['it', 'en']))(path);
      expect(body).toContain(`<script data-languages="it en">${SCRIPT}</script>`);
      expect(policy).toContain(createHash('sha256').update(SCRIPT).digest('base64'));
    },
  );
});
