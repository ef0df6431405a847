import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { offerExtensions, openApp } from '../../support/open-app.tsx';
import { title } from '../../support/title-fixtures.ts';

beforeEach(offerExtensions);
test('recommendations have their reason, and one that is unwanted goes at once and comes back', async () => {
  const { server, user } = await openApp('/tu/consigli', {
    'GET /api/tu/recommendations': {
      titles: [
        { content: title(1), reason: 'perché hai visto «Alien»' },
        { content: title(2), reason: 'appena arrivato' },
      ],
    },
    'POST /api/tu/muted': { success: true },
  });
  expect(await screen.findByText('Perché hai visto «Alien»')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Non mi interessa: Titolo 1' }));
  expect(screen.queryByText('Titolo 1')).toBeNull();
  expect(screen.getByText('Titolo 2')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Annulla' }));
  expect(screen.getByText('Titolo 1')).toBeVisible();
  await waitFor(() =>
    expect(server.made('POST /api/tu/muted').at(-1)?.body).toEqual({ content_id: '1', isMuted: false }),
  );
});

test('a row that is removed leaves the focus on the next one’s button, and the last one on the page', async () => {
  const recommended = (...ids: number[]) => ({
    titles: ids.map((id) => ({ content: title(id), reason: '' })),
  });
  const { server, user } = await openApp('/tu/consigli', {
    'GET /api/tu/recommendations': recommended(1, 2),
    'POST /api/tu/muted': { success: true },
  });
  const button = (name: string) => screen.getByRole('button', { name: `Non mi interessa: ${name}` });
  await screen.findByText('Titolo 1');
  button('Titolo 1').focus();
  server.answer('GET /api/tu/recommendations', recommended(2));
  await user.keyboard('{Enter}');
  expect(button('Titolo 2')).toHaveFocus();
  server.answer('GET /api/tu/recommendations', recommended());
  await user.keyboard('{Enter}');
  expect(screen.getByRole('main')).toHaveFocus();
});

test('what one waits for is shown by title and season, and no longer awaited at once', async () => {
  const { server, user } = await openApp('/tu/in-arrivo', {
    'GET /api/tu/awaited': {
      titles: [
        { content: title(1), season: null },
        { content: title(2, { type: 'serie' }), season: 3 },
      ],
    },
    'POST /api/tu/awaited': { success: true },
  });
  expect(await screen.findByText('Stagione 3 · ti scrivo quando arriva')).toBeVisible();
  server.answer('GET /api/tu/awaited', { titles: [{ content: title(1), season: null }] });
  await user.click(screen.getByRole('button', { name: 'Non avvisarmi: Titolo 2' }));
  expect(screen.queryByText('Titolo 2')).toBeNull();
  expect(screen.getByText('Titolo 1')).toBeVisible();
  await waitFor(() =>
    expect(server.made('POST /api/tu/awaited')[0]?.body).toEqual({
      content_id: '2',
      season: 3,
      isAwaited: false,
    }),
  );
  expect(screen.getByRole('button', { name: 'Annulla' })).toBeVisible();
});
