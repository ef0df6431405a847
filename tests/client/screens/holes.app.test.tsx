import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { deskTitle } from '../support/desk-title.ts';
import { offerExtensions, openApp } from '../support/open-app.tsx';
import { stubLayout } from '../support/stub-layout.ts';
import { titles } from '../support/title-fixtures.ts';

beforeEach(() => {
  offerExtensions();
  stubLayout(5000);
});

const DESK = {
  'GET /api/gestione': { role: 'owner', waiting: {} },
  'GET /api/get_generi/0': [],
  'GET /api/get_years': [],
};
const [film, other] = titles(2);
const video = (post: number) => ({
  post,
  posts: 1,
  name: `video ${post}`,
  newName: `Nuovo ${post}`,
  guess: null,
  reason: null,
  likelihood: 'unknown',
  seconds: 5400,
});
const request = (id: number) => ({
  id,
  name: `richiesta ${id}`,
  people: 1,
  names: ['Anna'],
  since: 0,
  type: 'film',
  guess: null,
  plot: null,
});
const report = (id: number) => ({
  id,
  title: deskTitle(id).title,
  part: null,
  kind: 'Audio',
  people: 1,
  since: 0,
  notes: [],
  about: [],
  isSendable: false,
  caption: '',
});

type List = { path: string; answers: object; button: RegExp };

const LISTS: Record<string, List> = {
  'videos to match': {
    path: '/gestione/da-abbinare',
    answers: { 'GET /api/gestione/videos': { groups: [video(1), video(2)], counts: {}, next: null } },
    button: /^Ignora: video 1/,
  },
  'ignored videos': {
    path: '/gestione/da-abbinare?mostra=ignored',
    answers: { 'GET /api/gestione/videos': { groups: [video(1), video(2)], counts: {}, next: null } },
    button: /^Non ignorare più: video 1/,
  },
  requests: {
    path: '/gestione/richieste',
    answers: { 'GET /api/gestione/requests': { requests: [request(1), request(2)], next: null } },
    button: /^Approva: richiesta 1/,
  },
  reports: {
    path: '/gestione/richieste?mostra=reports',
    answers: { 'GET /api/gestione/reports': { reports: [report(1), report(2)], next: null } },
    button: /^Risolto: Titolo 1/,
  },
  recommendations: {
    path: '/tu/consigli',
    answers: {
      'GET /api/tu/recommendations': { titles: [film, other].map((content) => ({ content, reason: 'x' })) },
    },
    button: /^Non mi interessa: /,
  },
  'titles that one waits for': {
    path: '/tu/in-arrivo',
    answers: {
      'GET /api/tu/awaited': { titles: [film, other].map((content) => ({ content, season: null })) },
    },
    button: /^Non avvisarmi: /,
  },
  'one’s own requests': {
    path: '/tu/richieste',
    answers: {
      'GET /api/tu/requests': {
        requests: [1, 2].map((id) => ({ id, name: `richiesta ${id}`, people: 1, isAccepted: false })),
      },
    },
    button: /^Ritira «richiesta 1»/,
  },
  'what one goes on with': {
    path: '/tu/continua',
    answers: {
      'GET /api/tu/to_continue': {
        titles: [film, other].map((content) => ({
          content,
          episode: { season: 1, episode: 2 },
          isNext: true,
          watched: 1,
          episodes: 3,
        })),
      },
    },
    button: /^Togli /,
  },
};

it.each(Object.entries(LISTS))(
  'among %s a removed row leaves a hole after a press, none after a key',
  async (_, { path, answers, button }) => {
    const { user } = await openApp(path, { ...DESK, ...answers });
    const [first] = await screen.findAllByRole('button', { name: button });
    if (!first) throw new Error('no row');
    await user.click(first);
    await waitFor(() => expect(first).not.toBeInTheDocument());
    expect(document.querySelectorAll('[data-hole]')).toHaveLength(1);
    await waitFor(() => expect(document.querySelector('[data-hole]')).toBeNull());
  },
);
