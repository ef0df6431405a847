import { render, screen, waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import type { EarlyRequest } from '../../../src/client/app/render-early.tsx';
import { FakeServer } from '../calls/fake-server.ts';
import { expectConsoleError } from '../console-error.ts';
import { fakeColorScheme, openInFakeHost } from '../messenger/fake-host.ts';
import { speak } from '../support/speak.ts';
import { title, titles } from '../support/title-fixtures.ts';

const ANSWERS: Record<string, unknown> = {
  '/api/get_top': titles(41),
  '/api/get_generi/0': [{ genere: 'Noir', copertina: null }],
  '/api/get_content/7': title(7),
  ...Object.fromEntries(
    ['film', 'serie'].flatMap((type) => [
      ...[365, 30, 7, 1].map((days): [string, unknown] => [`/api/top_contents/${type}/${days}`, titles(10)]),
      [`/api/get_last/${type}`, titles(10, 10)],
    ]),
  ),
};

const CALLS = {
  'POST /api/auth': { jwt: 'token-42', vetrina: {} },
  'GET /api/check_premium_status': { isPremium: false },
  'GET /api/content_in_list/*': { inList: false },
  'GET /api/random/*': title(9),
  'GET /api/get_genere/*': titles(3),
  'GET /api/top_genres/*': titles(3),
  'GET /api/tu/*': {},
};

const HEADINGS: Record<string, Record<string, string>> = {
  '/home': { it: 'I più piaciuti', en: 'Most liked', es: 'Los que más gustan' },
  '/films': { it: 'Ultimi aggiunti', en: 'Recently added', es: 'Últimas añadidas' },
  '/series': { it: 'Ultime aggiunte', en: 'Recently added', es: 'Últimas añadidas' },
  '/generi': { it: 'Generi', en: 'Genres', es: 'Géneros' },
  '/content-view/7': { it: 'Titolo 7', en: 'Titolo 7', es: 'Titolo 7' },
};

/** Renders the screen as the server does, puts it into the page, and opens the app there; returns what was there before. */
async function openRendered(path: string, platform: EarlyRequest['platform'] = 'base') {
  localStorage.clear();
  sessionStorage.clear();
  vi.resetModules();
  history.replaceState(null, '', `${path}?user-id=42&key=a-key`);
  const { renderEarly } = await import('../../../src/client/app/render-early.tsx');
  const early = await renderEarly({ pathname: path, answers: ANSWERS, tags: {}, platform });
  vi.resetModules();
  openInFakeHost({ platform: platform === 'ios' ? 'ios' : 'android' });
  await (await import('../messenger/connect-messenger.ts')).connectMessenger();
  document.body.innerHTML = `<div id="root"></div><template id="early">${early?.markup}</template>
    <script type="application/json" id="early-state">${JSON.stringify(early?.state)}</script>`;
  const { httpClient } = await import('../../../src/client/calls/http-client.ts');
  const answers = Object.entries(ANSWERS).map(([call, answer]) => [`GET ${call}`, answer]);
  const server = new FakeServer({ ...CALLS, ...Object.fromEntries(answers) });
  server.install(httpClient);
  const { App } = await import('../../../src/client/app/app.tsx');
  const { Router } = await import('../../../src/client/app/router.tsx');
  const { prepareApp } = await import('../../../src/client/app/prepare-app.ts');
  const { startSession } = await import('../../../src/client/start/start-session.ts');
  let onRendered = () => {};
  const rendered = new Promise<void>((resolve) => {
    onRendered = resolve;
  });
  const prepared = await prepareApp(startSession(), rendered);
  const container = document.getElementById('root') ?? document.body;
  const before = [...container.querySelectorAll('h1, h2, a, img, button')];
  render(
    <App queries={prepared.queries} early={prepared.early?.platform} onRendered={onRendered}>
      <Router />
    </App>,
    { container, hydrate: true },
  );
  await waitFor(() => expect(server.isIdle).toBe(true));
  return { before, container, server };
}

describe.each([
  { language: 'it', isDark: false },
  { language: 'it', isDark: true },
  { language: 'en', isDark: false },
  { language: 'es', isDark: true },
])('in $language, dark: $isDark', ({ language, isDark }) => {
  test.each(Object.entries(HEADINGS))('%s is taken over as it was rendered', async (path, headings) => {
    expectConsoleError(/useLayoutEffect does nothing on the server/);
    await speak(language);
    fakeColorScheme(isDark);
    const { before, container } = await openRendered(path);
    expect(before.length).toBeGreaterThan(5);
    expect(await screen.findByRole('heading', { name: headings[language] ?? '' })).toBeVisible();
    expect(before.filter((element) => !container.contains(element))).toEqual([]);
  });
});

test('on Apple’s devices the screen of their look is taken over', async () => {
  expectConsoleError(/useLayoutEffect does nothing on the server/);
  const { before, container } = await openRendered('/home', 'ios');
  expect(container.firstElementChild).toHaveAttribute('data-platform', 'ios');
  expect(before.filter((element) => !container.contains(element))).toEqual([]);
});
