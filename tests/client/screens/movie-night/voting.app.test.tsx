import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { VOTES_KEY_PREFIX } from '../../../../src/client/lib/launch/storage-keys.ts';
import { StubResponse } from '../../calls/fake-server.ts';
import { expectConsoleError } from '../../console-error.ts';
import { FakeMovieNight, ROOM_PATH, roomCall, type SentVotes } from '../../support/fake-movie-night.ts';
import { loadApp, openApp } from '../../support/open-app.tsx';

const VOTES = roomCall('POST', 'votes');

/** Time that people take to see a card. */
let seenMs = 0;
const now = performance.now.bind(performance);
beforeEach(() => void vi.spyOn(performance, 'now').mockImplementation(() => now() + seenMs));

// A page left by its test keeps sending, and stores the rest: the next test's page would read it.
afterEach(() => waitFor(() => expect(storedVotes()).toEqual([])));

const storedVotes = () =>
  Object.entries(localStorage)
    .filter(([key]) => key.startsWith(VOTES_KEY_PREFIX))
    .flatMap(([, stored]: [string, string]) => (JSON.parse(stored) as SentVotes).votes);

async function cardNamed(name: string) {
  const heading = await screen.findByRole('heading', { name, level: 2 });
  seenMs += 1000;
  return heading;
}

const button = (name: string) => screen.getByRole('button', { name });

/** The votes that the server has been sent, in order. */
function votesSent(server: Awaited<ReturnType<typeof openApp>>['server']): SentVotes['votes'] {
  return server.made(VOTES).flatMap(({ body }) => (body as SentVotes).votes);
}

test('votes by the buttons, one title at a time, and waits for the others at the end', async () => {
  const { server, user } = await openApp(ROOM_PATH, new FakeMovieNight().answers());
  await cardNamed('Titolo 1');
  expect(screen.getByText('2021 · Dramma, Crime · 126 min')).toBeVisible();
  await user.click(button('Ci sto'));
  await cardNamed('Titolo 2');
  await user.click(button('No'));
  await cardNamed('Titolo 3');
  await user.click(button('Non stasera, ma prima o poi'));
  expect(await screen.findByText('Hai finito. Mancano gli altri')).toBeVisible();
  await waitFor(() =>
    expect(votesSent(server)).toEqual([
      { content_id: 1, vote: 'yes', at: expect.any(Number) },
      { content_id: 2, vote: 'no', at: expect.any(Number) },
      { content_id: 3, vote: 'later', at: expect.any(Number) },
    ]),
  );
  expect(document.title).toBe('Serata di Anna · Vetrina');
});

test('a double press votes on the card that was seen, and on no other', async () => {
  const { server, user } = await openApp(ROOM_PATH, new FakeMovieNight().answers());
  await cardNamed('Titolo 1');
  await user.dblClick(button('No'));
  await user.keyboard('{ArrowRight}');
  await cardNamed('Titolo 2');
  await user.click(button('Ci sto'));
  await waitFor(() =>
    expect(votesSent(server)).toMatchObject([
      { content_id: 1, vote: 'no' },
      { content_id: 2, vote: 'yes' },
    ]),
  );
});

test('cards voted on in quick succession all leave the page', async () => {
  const { user, container } = await openApp(ROOM_PATH, new FakeMovieNight().answers());
  await cardNamed('Titolo 1');
  await user.click(button('Ci sto'));
  await cardNamed('Titolo 2');
  await user.click(button('No'));
  await cardNamed('Titolo 3');
  await waitFor(() =>
    expect(container.querySelectorAll('[data-pose="yes"], [data-pose="no"]')).toHaveLength(0),
  );
});

test('votes by the arrow keys; the arrow down takes the last one back', async () => {
  const { server, user } = await openApp(ROOM_PATH, new FakeMovieNight().answers());
  await cardNamed('Titolo 1');
  await user.keyboard('{ArrowRight}');
  await cardNamed('Titolo 2');
  await user.keyboard('{ArrowUp}');
  await cardNamed('Titolo 3');
  await user.keyboard('{ArrowDown}');
  await cardNamed('Titolo 2');
  await user.keyboard('{ArrowLeft}');
  await cardNamed('Titolo 3');
  await waitFor(() => expect(votesSent(server).at(-1)).toMatchObject({ content_id: 2, vote: 'no' }));
  const times = votesSent(server).map(({ at }) => at);
  expect(times).toEqual(times.toSorted((a, b) => a - b));
});

test('‘Annulla’ is there only after a vote of this page', async () => {
  const { user } = await openApp(ROOM_PATH, new FakeMovieNight().answers(['yes']));
  await cardNamed('Titolo 2');
  expect(button('Annulla')).toBeDisabled();
  await user.click(button('No'));
  await cardNamed('Titolo 3');
  await user.click(button('Annulla'));
  await cardNamed('Titolo 2');
  expect(button('Annulla')).toBeDisabled();
});

test('where the pressed button is gone, the focus is on what has come instead', async () => {
  const { user } = await openApp(ROOM_PATH, new FakeMovieNight().answers(['yes', 'yes']));
  await cardNamed('Titolo 3');
  await user.click(button('No'));
  expect(await screen.findByRole('heading', { name: 'Hai finito. Mancano gli altri' })).toHaveFocus();
  await user.click(button('Annulla l’ultimo'));
  const facts = (await cardNamed('Titolo 3')).closest('[aria-live]');
  expect(facts).toHaveFocus();
  await user.click(button('No'));
  expect(await screen.findByRole('list', { name: 'Titoli della serata' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Hai finito. Mancano gli altri' })).toHaveFocus();
});

test('the plot shows at a press', async () => {
  const { user } = await openApp(ROOM_PATH, new FakeMovieNight().answers());
  await cardNamed('Titolo 1');
  const plot = button('Trama');
  expect(plot).toHaveAttribute('aria-expanded', 'false');
  await user.click(plot);
  expect(plot).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getAllByText('Una trama.').length).toBeGreaterThan(0);
});

test('with reduced motion the deck is a list with three buttons each, which take their votes back', async () => {
  vi.stubGlobal('matchMedia', (query: string) =>
    Object.assign(new EventTarget(), { matches: query.includes('reduced-motion') }),
  );
  const { server, user } = await openApp(ROOM_PATH, new FakeMovieNight().answers(['no']));
  const group = within(await screen.findByRole('group', { name: 'Voto per Titolo 1' }));
  expect(group.getByRole('button', { name: 'No' })).toHaveAttribute('aria-pressed', 'true');
  await user.click(group.getByRole('button', { name: 'Ci sto' }));
  expect(group.getByRole('button', { name: 'No' })).toHaveAttribute('aria-pressed', 'false');
  await user.click(group.getByRole('button', { name: 'Ci sto' }));
  for (const number of [1, 2, 3])
    await user.click(
      within(screen.getByRole('group', { name: `Voto per Titolo ${number}` })).getByRole('button', {
        name: 'No',
      }),
    );
  expect(await screen.findByText('Hai finito. Mancano gli altri')).toBeVisible();
  expect(screen.getByRole('group', { name: 'Voto per Titolo 1' })).toBeVisible();
  await waitFor(() =>
    expect(votesSent(server).filter(({ content_id: id }) => id === 3)).toMatchObject([{ vote: 'no' }]),
  );
  vi.unstubAllGlobals();
});

test('a reload while the line hangs loses no vote, nor shows its title again', async () => {
  const night = new FakeMovieNight();
  const offline = { ...night.answers(), [VOTES]: () => new Promise(() => undefined) };
  const { server, user, unmount } = await openApp(ROOM_PATH, offline);
  await cardNamed('Titolo 1');
  await user.click(button('Ci sto'));
  await cardNamed('Titolo 2');
  await waitFor(() => expect(server.made(VOTES)).not.toHaveLength(0));
  unmount();
  const again = await loadApp(`${ROOM_PATH}?user-id=42&key=launch-key`, night.answers());
  await cardNamed('Titolo 2');
  await waitFor(() => expect(votesSent(again.server)).toMatchObject([{ content_id: 1, vote: 'yes' }]));
});

test('votes that an earlier page could not send are sent from any screen', async () => {
  const night = new FakeMovieNight();
  const offline = { ...night.answers(), [VOTES]: () => new Promise(() => undefined) };
  const { server, user, unmount } = await openApp(ROOM_PATH, offline);
  await cardNamed('Titolo 1');
  await user.click(button('Ci sto'));
  await waitFor(() => expect(server.made(VOTES)).not.toHaveLength(0));
  unmount();
  const again = await loadApp('/lists?user-id=42&key=launch-key', { ...night.answers(), 'GET /api/*': [] });
  await again.rendered;
  await waitFor(() => expect(votesSent(again.server)).toMatchObject([{ content_id: 1, vote: 'yes' }]));
});

test('the screen says while it is offline that votes are kept', async () => {
  await openApp(ROOM_PATH, new FakeMovieNight().answers());
  await cardNamed('Titolo 1');
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  fireEvent(window, new Event('offline'));
  expect(await screen.findByText(/Sei offline/)).toBeVisible();
  online.mockReturnValue(true);
  fireEvent(window, new Event('online'));
  await waitFor(() => expect(screen.queryByText(/Sei offline/)).toBeNull());
});

test('a vote that the server refuses is announced, and its card comes after the next one', async () => {
  expectConsoleError(/votes failed/);
  const night = new FakeMovieNight();
  const { user } = await openApp(ROOM_PATH, { ...night.answers(), [VOTES]: new StubResponse(404) });
  await cardNamed('Titolo 1');
  await user.click(button('Ci sto'));
  await cardNamed('Titolo 2');
  expect(await screen.findByText('Non tutti i voti sono arrivati.')).toBeVisible();
  await user.click(button('No'));
  await cardNamed('Titolo 1');
});
