import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { StubResponses } from '../calls/fake-server.ts';
import { FakeMovieNight, member, ROOM_PATH, roomCall } from '../support/fake-movie-night.ts';
import { offerExtensions, openApp } from '../support/open-app.tsx';
import { stubLayout } from '../support/stub-layout.ts';
import { title } from '../support/title-fixtures.ts';

/** The time after which a hole closes, in milliseconds. */
const HOLE_MS = 400;

const NAMES = ['Uno', 'Due', 'Tre'];
const SINCE = '2026-11-12T09:00:00Z';

/** A server's rows, one for each name; the first change removes 'Due'. */
type Rows = <Row>(make: (id: number, name: string) => Row) => Row[];

type List = {
  path: string;
  answers: (rows: Rows, removing: (answer: unknown) => () => unknown) => StubResponses;
  /** Buttons that lead to the list. */
  before?: string[];
  /** Buttons that remove 'Due', one after the other. */
  presses: string[];
};

const film = (id: number, name: string) => title(id, { titolo: name });
const desk = { 'GET /api/gestione': { role: 'owner', waiting: {} } };
const settled = { settled: { matched: [2], ignored: [] }, left: [], failures: [] };
const unguessed = { type: 'film', plot: null, people: 1, names: [], since: SINCE, guess: null };
const reported = {
  part: null,
  kind: 'Audio',
  people: 1,
  since: SINCE,
  notes: [],
  about: [],
  isSendable: true,
};
const draft = {
  title: null,
  hasPicture: false,
  audience: 'all',
  genre: null,
  state: 'draft',
  startsAt: null,
};
const unsent = { isAhead: false, people: 3, sent: 0, unsent: 0 };
const unwatched = { episode: null, isNext: false, watched: 0, episodes: 0 };
const video = (post: number, name: string, more: object = {}) => ({
  post,
  posts: 1,
  name,
  reason: null,
  seconds: 7380,
  likelihood: 'known',
  guess: film(12, 'Amarcord'),
  newName: null,
  ...more,
});
const mixed = { posts: 3, guess: null, likelihood: 'other', reason: 'Troppo corti per un film' };
const videos = (groups: object[]) => ({
  groups,
  counts: { all: groups.length, known: groups.length, unknown: 0, other: 0, ignored: groups.length },
  next: null,
});

const LISTS: Record<string, List> = {
  'the desk’s videos': {
    path: '/gestione/da-abbinare',
    presses: ['Accetta: Due'],
    answers: (rows, removing) => ({
      ...desk,
      'GET /api/gestione/videos': () => videos(rows(video)),
      'POST /api/gestione/videos/settle': removing(settled),
    }),
  },
  'the videos of a group': {
    path: '/gestione/da-abbinare',
    before: ['Apri: Extra'],
    presses: ['Accetta: Due'],
    answers: (rows, removing) => ({
      ...desk,
      'GET /api/gestione/videos': () => videos([video(1, 'Extra', mixed)]),
      'GET /api/gestione/videos/1/group': () => ({
        videos: rows((id, name) => video(10 + id, name)),
        more: false,
      }),
      'POST /api/gestione/videos/settle': removing(settled),
    }),
  },
  'the ignored videos': {
    path: '/gestione/da-abbinare?mostra=ignored',
    presses: ['Non ignorare più: Due'],
    answers: (rows, removing) => ({
      ...desk,
      'GET /api/gestione/videos': () => videos(rows(video)),
      'POST /api/gestione/videos/undo': removing({ videos: 1 }),
    }),
  },
  'the desk’s requests': {
    path: '/gestione/richieste',
    presses: ['Approva: Due'],
    answers: (rows, removing) => ({
      ...desk,
      'GET /api/gestione/requests': () => ({
        requests: rows((id, name) => ({ id, name, ...unguessed })),
        counts: { open: 3, accepted: 0, reports: 0 },
        next: null,
      }),
      'POST /api/gestione/requests/decide': removing({ decided: [2], failures: [] }),
    }),
  },
  'the desk’s reports': {
    path: '/gestione/richieste?mostra=reports',
    presses: ['Risolto: Due, 2021'],
    answers: (rows, removing) => ({
      ...desk,
      'GET /api/gestione/requests': {
        requests: [],
        counts: { open: 0, accepted: 0, reports: 3 },
        next: null,
      },
      'GET /api/gestione/reports': () => ({
        reports: rows((id, name) => ({ id, title: film(id, name), caption: String(id), ...reported })),
        next: null,
      }),
      'POST /api/gestione/reports/settle': removing({ settled: [2] }),
    }),
  },
  'the open announcements': {
    path: '/gestione/annunci',
    presses: ['Scarta: Due'],
    answers: (rows, removing) => ({
      ...desk,
      'GET /api/gestione/announcements': () => ({
        announcements: rows((id, text) => ({ id, text, ...draft, ...unsent })),
      }),
      'GET /api/get_generi/0': [],
      'POST /api/gestione/announcements/change': removing({ success: true }),
    }),
  },
  'one’s requests': {
    path: '/tu/richieste',
    presses: ['Ritira «Due»'],
    answers: (rows, removing) => ({
      'GET /api/tu/requests': () => ({
        requests: rows((id, name) => ({ id, name, people: 1, isAccepted: false })),
      }),
      'POST /api/tu/requests/wanted': removing({ success: true }),
    }),
  },
  recommendations: {
    path: '/tu/consigli',
    presses: ['Non mi interessa: Due'],
    answers: (rows, removing) => ({
      'GET /api/tu/recommendations': () => ({
        titles: rows((id, name) => ({ content: film(id, name), reason: null })),
      }),
      'POST /api/tu/*': removing({ success: true }),
    }),
  },
  'titles that one waits for': {
    path: '/tu/in-arrivo',
    presses: ['Non avvisarmi: Due'],
    answers: (rows, removing) => ({
      'GET /api/tu/*': () => ({
        titles: rows((id, name) => ({ content: film(id, name), season: null })),
      }),
      'POST /api/tu/*': removing({ success: true }),
    }),
  },
  'titles to continue': {
    path: '/tu/continua',
    presses: ['Visto: Due'],
    answers: (rows, removing) => ({
      'GET /api/tu/to_continue': () => ({
        titles: rows((id, name) => ({ content: film(id, name), ...unwatched })),
      }),
      'POST /api/tu/*': removing({ success: true }),
    }),
  },
  'one’s lists': {
    path: '/tu/liste',
    presses: ['Elimina: Due', 'Elimina'],
    answers: (rows, removing) => ({
      'GET /api/check_premium_status': { isPremium: true },
      'GET /api/get_custom_lists': () => rows((id, titolo) => ({ id, titolo })),
      'POST /api/tu/lists/remove': removing({ success: true }),
    }),
  },
  'a night’s members': {
    path: ROOM_PATH,
    before: ['Partecipanti e comandi'],
    presses: ['Rimuovi Due', 'Conferma: rimuovi Due'],
    answers: (rows, removing) => {
      const members = () => rows((id, name) => member(id, name, { isHost: id === 1 }));
      const night = new FakeMovieNight({ me: 1, isHost: true, members: members() });
      const remove = removing(undefined);
      return {
        ...night.answers(),
        [roomCall('POST', 'remove')]: () => {
          remove();
          return night.change({ members: members() });
        },
      };
    },
  },
};

/** Closes the holes whose time is over: timers of 400 ms wait for it. */
let closeHoles: () => void;

beforeEach(() => {
  offerExtensions();
  const { setTimeout: start } = globalThis;
  const waiting: (() => void)[] = [];
  closeHoles = () => act(() => waiting.splice(0).forEach((close) => close()));
  vi.stubGlobal('setTimeout', (work: () => void, ms?: number) =>
    ms === HOLE_MS ? waiting.push(work) : start(work, ms),
  );
});
afterEach(() => vi.unstubAllGlobals());

const button = (name: string) => screen.findByRole('button', { name });
const holes = () => document.querySelectorAll<HTMLElement>('[data-hole]');

/** The names of the rows beside the hole, in their order, and '-' for it. */
function namesOf(list: Element | null | undefined): string[] {
  return [...(list?.children ?? [])].map((row) =>
    row.hasAttribute('data-hole') ? '-' : (NAMES.find((name) => row.textContent?.includes(name)) ?? '?'),
  );
}

async function openList({ path, answers, before = [] }: List) {
  if (path.startsWith('/gestione')) stubLayout(5000);
  let isGone = false;
  const rows: Rows = (make) =>
    NAMES.map((name, index) => make(index + 1, name)).filter((_, index) => !isGone || index !== 1);
  const removing = (answer: unknown) => () => {
    isGone = true;
    return answer;
  };
  const opened = await openApp(path, answers(rows, removing));
  for (const name of before) await opened.user.click(await button(name));
  return opened;
}

describe.each(Object.entries(LISTS))('in the list of %s', (_name, list) => {
  it('a removed row leaves a hole, in which a second press does nothing, until the time is over', async () => {
    const { server, user } = await openList(list);
    for (const name of list.presses) await user.click(await button(name));
    await waitFor(() => expect(holes()).toHaveLength(1));
    const [hole] = holes();
    const parent = hole?.parentElement;
    expect(namesOf(parent)).toEqual(['Uno', '-', 'Tre']);
    await waitFor(() => expect(server.isIdle).toBe(true));
    const made = server.made('POST').length;
    if (hole) await user.click(hole);
    expect(server.made('POST')).toHaveLength(made);
    expect(namesOf(parent)).toEqual(['Uno', '-', 'Tre']);
    closeHoles();
    expect(namesOf(parent)).toEqual(['Uno', 'Tre']);
  });

  it('the hole closes once the mouse has left it', async () => {
    const { user } = await openList(list);
    for (const name of list.presses) await user.click(await button(name));
    await waitFor(() => expect(holes()).toHaveLength(1));
    const parent = holes()[0]?.parentElement;
    act(() => {
      window.dispatchEvent(new PointerEvent('pointermove', { clientX: 1000, pointerType: 'mouse' }));
    });
    expect(namesOf(parent)).toEqual(['Uno', 'Tre']);
  });

  it('by keyboard the rows close up at once', async () => {
    const { user } = await openList(list);
    for (const name of list.presses) {
      const toPress = await button(name);
      toPress.focus();
      await user.keyboard('{Enter}');
    }
    await waitFor(() => expect(screen.queryByText('Due')).toBeNull());
    expect(holes()).toHaveLength(0);
  });
});

it('a specified list closes up at once, without a hole', async () => {
  stubLayout(640);
  const { user } = await openApp('/list/liste', {
    'GET /api/get_list/liste': NAMES.map((name, index) => film(index + 1, name)),
    'GET /api/content_in_list/*': { inList: false },
    'POST /api/add_content_to/*': '',
  });
  let most = 0;
  const watch = new MutationObserver(() => {
    most = Math.max(most, holes().length);
  });
  watch.observe(document.body, { childList: true, subtree: true });
  await user.click(await button('Modifica'));
  await user.click(await button('Togli Due'));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Togli Due' })).toBeNull());
  expect(screen.getByRole('button', { name: 'Togli Tre' })).toBeVisible();
  watch.disconnect();
  expect(most).toBe(0);
});
