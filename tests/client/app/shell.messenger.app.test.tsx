import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { deferredResponse } from '../calls/fake-server.ts';
import { openApp, openAppInMessenger } from '../support/open-app.tsx';

test('web_app_ready is sent after the first paint of the shell, not of the skeleton before it', async () => {
  const auth = deferredResponse();
  const { host } = await openAppInMessenger('/lists', {
    'POST /api/auth': auth.answerer,
    'GET /api/get_list/*': [],
  });
  document.body.prepend('a launch skeleton');
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  expect(host.paramsOf('web_app_ready')).toEqual([]);
  auth.release({ jwt: 'token-42' });
  await screen.findByRole('heading', { level: 1, name: 'Liste' });
  await waitFor(() => expect(host.paramsOf('web_app_ready')).toHaveLength(1));
});

test('a genre’s heading is decoded while the code of its screen is loading', async () => {
  document.body.insertAdjacentHTML(
    'afterbegin',
    '<template><div data-screen="genere"><h1>Genere: </h1></div></template>',
  );
  const headings = new Set<string | null>();
  const observer = new MutationObserver(() =>
    document.querySelectorAll('h1').forEach(({ textContent }) => headings.add(textContent)),
  );
  observer.observe(document.body, { childList: true, subtree: true });
  await openApp('/genere/Sci-Fi%20%26%20Fantasy', { 'GET /api/get_genere/*': [] });
  await screen.findByText(/Loading|Nessun/);
  observer.disconnect();
  expect([...headings]).toEqual(['Genere: Sci-Fi & Fantasy']);
});
