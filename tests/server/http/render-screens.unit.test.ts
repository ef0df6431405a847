import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { jsonResponse, withEtag } from '../../../src/server/http/responses.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

/** In place of the client's build. */
const RENDERING = `
let count = 0;
const language = new URL(import.meta.url).searchParams.get('language');
export async function renderEarly({ pathname, platform, answers }) {
  count += 1;
  if (pathname === '/throws') throw new Error('as asked');
  if (pathname === '/exits') process.exit();
  if (pathname === '/nothing') return undefined;
  return { markup: \`<p lang="\${language}">\${pathname} \${platform} \${count}</p>\`, state: Object.entries(answers) };
}`;

const folder = await temporaryFolder();
await mkdir(join(folder, '.rendering'));
await writeFile(join(folder, '.rendering', 'screens.js'), RENDERING);

// A worker thread runs JavaScript only.
const compiled = pathToFileURL(resolve('build/src/server/http/render-screens.js')).href;
const { createScreenRenderer } = (await import(
  /* @vite-ignore */ compiled
)) as typeof import('../../../src/server/http/render-screens.ts');
const renderer = createScreenRenderer(folder);
afterAll(() => renderer.close());

const viewOf = (pathname: string, answer: unknown = ['</script>'], language = 'it') => ({
  language,
  pathname,
  platform: 'base' as const,
  tags: {},
  answers: { '/api/get_top': withEtag(jsonResponse(answer)) },
});

test('a screen is rendered once for the same answers', async () => {
  const first = await renderer.render(viewOf('/home'));
  expect(first?.markup).toMatch(/^<p lang="it">\/home base \d+<\/p>$/);
  expect(await renderer.render(viewOf('/home'))).toEqual(first);
  const changed = await renderer.render(viewOf('/home', []));
  expect(changed?.markup).not.toBe(first?.markup);
});

test('its answers cannot end the script element that they are in', async () => {
  const screen = await renderer.render(viewOf('/home'));
  expect(screen?.state).not.toContain('<');
  expect(JSON.parse(screen?.state ?? '')).toEqual([['/api/get_top', ['</script>']]]);
});

test.each(['/throws', '/exits', '/nothing'])(
  '%s leaves the page without a screen, and others with theirs',
  async (path) => {
    expect(await renderer.render(viewOf(path))).toBeUndefined();
    expect((await renderer.render(viewOf(`/after${path}`)))?.markup).toContain('/after');
  },
);

test('each language has its screens', async () => {
  expect((await renderer.render(viewOf('/home', [], 'en')))?.markup).toContain('lang="en"');
});
