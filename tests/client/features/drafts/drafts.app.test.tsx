import { cleanup, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type RecordedRequest, StubResponse } from '../../calls/fake-server.ts';
import { expectConsoleError } from '../../console-error.ts';
import { AlwaysIntersectingObserver } from '../../support/always-intersecting-observer.ts';
import { deskTitle } from '../../support/desk-title.ts';
import { loadApp, offerExtensions, openApp } from '../../support/open-app.tsx';
import { stubLayout } from '../../support/stub-layout.ts';
import { title } from '../../support/title-fixtures.ts';

const linkOf = (path: string, user = '42') => `${path}?user-id=${user}&key=launch-key`;

/** Reloads the page, as this person. */
async function reopen(path: string, answers: object, user?: string) {
  cleanup();
  return loadApp(linkOf(path, user), { ...answers });
}

const ANNOUNCEMENTS = '/gestione/annunci';
const DESK = {
  'GET /api/gestione': { role: 'owner', waiting: {} },
  'GET /api/gestione/announcements': { announcements: [] },
  'GET /api/get_generi/0': [{ genere: 'Noir' }],
  'GET /api/get_top': [],
};
const textField = () => screen.findByRole('textbox', { name: 'Testo' });

beforeEach(() => offerExtensions());

describe('an announcement that is being written', () => {
  it('an unsent text survives a reload', async () => {
    const { user } = await openApp(ANNOUNCEMENTS, DESK);
    await user.type(await textField(), 'Stasera!');
    await user.click(screen.getByRole('button', { name: 'Premium' }));
    await reopen(ANNOUNCEMENTS, DESK);
    expect(await textField()).toHaveValue('Stasera!');
    expect(screen.getByRole('button', { name: 'Premium' })).toHaveAttribute('aria-pressed', 'true');
  });

  it('a draft is one person’s: another account on the same phone does not see it', async () => {
    const { user } = await openApp(ANNOUNCEMENTS, DESK);
    await user.type(await textField(), 'Stasera!');
    await reopen(ANNOUNCEMENTS, DESK, '4');
    expect(await textField()).toHaveValue('');
    await reopen(ANNOUNCEMENTS, DESK);
    expect(await textField()).toHaveValue('Stasera!');
  });

  it('a draft is gone once it is sent or discarded', async () => {
    const draft = {
      id: 1,
      text: 'Stasera!',
      state: 'draft',
      title: null,
      hasPicture: false,
      audience: 'all',
    };
    const row = { ...draft, genre: null, startsAt: null, isAhead: false, people: 3, sent: 0, unsent: 0 };
    const { server, user } = await openApp(ANNOUNCEMENTS, {
      ...DESK,
      'GET /api/gestione/announcements': { announcements: [row] },
      'POST /api/gestione/announcements/change': { success: true },
    });
    await user.type(await textField(), 'Stasera!');
    await user.click(screen.getByRole('button', { name: 'Invia: Stasera!' }));
    await waitFor(() => expect(server.made('POST /api/gestione/announcements/change')).toHaveLength(1));
    expect(await textField()).toHaveValue('');
    await user.type(await textField(), 'Domani!');
    await user.click(screen.getByRole('button', { name: 'Scarta la bozza' }));
    expect(await textField()).toHaveValue('');
    expect(localStorage.getItem('vetrina.drafts.42')).toBeNull();
  });

  it('a draft is forgotten once the person is signed out', async () => {
    const { server, user } = await openApp(ANNOUNCEMENTS, DESK);
    await user.type(await textField(), 'Stasera!');
    expectConsoleError(/failed/);
    server.answer('POST /api/gestione/announcements/preview', new StubResponse(401));
    server.answer('POST /api/auth', new StubResponse(401));
    await user.click(screen.getByRole('button', { name: 'Anteprima in chat' }));
    expect(await screen.findByText('ERRORE')).toBeVisible();
    expect(localStorage.getItem('vetrina.drafts.42')).toBeNull();
  });
});

describe('a field of a title', () => {
  beforeEach(() => stubLayout(5000));

  const TITLES = '/gestione/titoli';
  const field = { name: 'durata', label: 'durata', hint: 'Minuti.', value: '100', kind: 'line' };
  const CATALOGUE = {
    ...DESK,
    'GET /api/gestione/catalogue': { titles: [deskTitle(1)], next: null },
    'GET /api/get_years': [],
    'GET /api/gestione/catalogue/1': { row: deskTitle(1), fields: [field] },
    'GET /api/gestione/catalogue/1/versions': { seasons: [], parts: [], next: null },
    'POST /api/gestione/catalogue/edit': ({ body }: RecordedRequest) => {
      const { value } = body as { value: string };
      const fault = /^\d+$/.test(value) ? null : 'Serve un numero.';
      return { row: null, before: '100', value: fault ? '100' : value, fault };
    },
  };
  const openEditor = async (user: Awaited<ReturnType<typeof openApp>>['user']) => {
    await user.click(await screen.findByRole('button', { name: 'Modifica: Titolo 1' }));
    return screen.findByLabelText('durata');
  };
  const written = (server: Awaited<ReturnType<typeof openApp>>['server']) =>
    server.made('POST /api/gestione/catalogue/edit').map(({ body }) => (body as { value: string }).value);

  it('a field says that it is saved', async () => {
    const { user } = await openApp(TITLES, CATALOGUE);
    await user.clear(await openEditor(user));
    await user.type(screen.getByLabelText('durata'), '94{Enter}');
    await waitFor(() => expect(screen.getByLabelText('durata')).toHaveAccessibleDescription(/Salvato/));
  });

  it('a field keeps a wrong value and marks it, after a reload as well', async () => {
    const { user } = await openApp(TITLES, CATALOGUE);
    await user.clear(await openEditor(user));
    await user.type(screen.getByLabelText('durata'), 'due ore{Enter}');
    const isMarked = async () => {
      const input = screen.getByLabelText('durata');
      await waitFor(() => expect(input).toHaveAttribute('aria-invalid', 'true'));
      expect(input).toHaveValue('due ore');
      expect(input).toHaveAccessibleDescription(/Serve un numero\./);
    };
    await isMarked();
    const again = await reopen(TITLES, CATALOGUE);
    await openEditor(again.user);
    await isMarked();
    await again.user.keyboard('{Escape}');
  });

  it('a field is written when its row is closed or its page left while one types', async () => {
    const { server, user } = await openApp(TITLES, CATALOGUE);
    await user.clear(await openEditor(user));
    await user.type(screen.getByLabelText('durata'), '94');
    window.dispatchEvent(new Event('pagehide'));
    await waitFor(() => expect(written(server)).toEqual(['94']));
  });

  it('a field keeps what did not arrive, says so, and writes it on the next visit', async () => {
    expectConsoleError(/edit failed/);
    const { user } = await openApp(TITLES, {
      ...CATALOGUE,
      'POST /api/gestione/catalogue/edit': new StubResponse(400),
    });
    await user.clear(await openEditor(user));
    await user.type(screen.getByLabelText('durata'), '94{Enter}');
    await waitFor(() => expect(screen.getByLabelText('durata')).toHaveAttribute('aria-invalid', 'true'));
    const { server, user: later } = await reopen(TITLES, CATALOGUE);
    await openEditor(later);
    await waitFor(() => expect(written(server)).toEqual(['94']));
  });

  it('a field does not write over a value that is another one by now', async () => {
    expectConsoleError(/edit failed/);
    const { user } = await openApp(TITLES, {
      ...CATALOGUE,
      'POST /api/gestione/catalogue/edit': new StubResponse(400),
    });
    await user.clear(await openEditor(user));
    await user.type(screen.getByLabelText('durata'), '94{Enter}');
    await waitFor(() => expect(screen.getByLabelText('durata')).toHaveAttribute('aria-invalid', 'true'));
    const { user: later, server } = await reopen(TITLES, {
      ...CATALOGUE,
      // The first page tries once more when it is left.
      'POST /api/gestione/catalogue/edit': { row: null, before: '101', value: '101', fault: 'No.' },
      'GET /api/gestione/catalogue/1': { row: deskTitle(1), fields: [{ ...field, value: '101' }] },
    });
    expect(await openEditor(later)).toHaveValue('94');
    expect(screen.getByLabelText('durata')).toHaveAccessibleDescription(/Non ancora salvato/);
    const before = written(server);
    window.dispatchEvent(new Event('pagehide'));
    cleanup();
    expect(written(server)).toEqual(before);
  });
});

describe('on one’s own page', () => {
  it('a title that one was asking for is still in the field', async () => {
    const answers = {
      'GET /api/tu/requests': { requests: [] },
      'GET /api/tu/requestable': { isKnown: true, titles: [] },
      'GET /api/tu/search': { titles: [], people: [] },
    };
    const { user } = await openApp('/tu/richieste', answers);
    await user.type(await screen.findByRole('searchbox'), 'palombella');
    await reopen('/tu/richieste', answers);
    await waitFor(() => expect(screen.getByRole('searchbox')).toHaveValue('palombella'));
  });

  it('a night’s options are as they were chosen', async () => {
    const answers = { 'GET /api/tu/movie_nights': { nights: [] }, 'GET /api/get_generi/0': [] };
    const { user } = await openApp('/tu/serata', answers);
    await user.click(await screen.findByRole('button', { name: '90 min' }));
    await reopen('/tu/serata', answers);
    expect(await screen.findByRole('button', { name: '90 min' })).toHaveAttribute('aria-pressed', 'true');
  });
});

describe('the note of a report', () => {
  beforeEach(() => void vi.stubGlobal('IntersectionObserver', AlwaysIntersectingObserver));

  const FILM = '/content-view/7';
  const part = {
    episode: null,
    isAvailable: true,
    watchedAt: null,
    versions: [{ label: '', isChosen: true }],
    subtitles: [],
    reported: [],
  };
  const TITLE = {
    'GET /api/get_content/*': title(7, { type: 'film' }),
    'GET /api/content_in_list/*': { inList: false },
    'GET /api/get_genere/*': [],
    'GET /api/tu/title/*': { film: part, seasons: [], directors: [], cast: [] },
    'POST /api/tu/report': { success: true },
  };
  type User = Awaited<ReturnType<typeof openApp>>['user'];
  const openReport = async (user: User) =>
    user.click(await screen.findByRole('button', { name: 'Segnala un problema' }));
  const note = () => screen.findByRole('textbox', { name: 'Dimmelo in due parole' });

  it('a note survives a reload: it is in the report of its title, and in no other', async () => {
    const { user } = await openApp(FILM, TITLE);
    await openReport(user);
    await user.click(screen.getByRole('button', { name: 'Altro' }));
    await user.type(await note(), 'Manca il finale');
    const elsewhere = await reopen('/content-view/8', {
      ...TITLE,
      'GET /api/get_content/*': title(8, { type: 'film' }),
    });
    await openReport(elsewhere.user);
    expect(screen.queryByRole('textbox')).toBeNull();
    const again = await reopen(FILM, TITLE);
    await openReport(again.user);
    expect(await note()).toHaveValue('Manca il finale');
  });

  it('a note is gone once it is sent', async () => {
    const { server, user } = await openApp(FILM, TITLE);
    await openReport(user);
    await user.click(screen.getByRole('button', { name: 'Altro' }));
    await user.type(await note(), 'Manca il finale');
    await user.click(screen.getByRole('button', { name: 'Invia' }));
    await waitFor(() => expect(server.made('POST /api/tu/report')).toHaveLength(1));
    expect(localStorage.getItem('vetrina.drafts.42')).toBeNull();
  });
});

describe('‘Cancella i miei dati’', () => {
  const REQUESTS = {
    'GET /api/tu/requests': { requests: [] },
    'GET /api/tu/requestable': { isKnown: true, titles: [] },
    'GET /api/tu/search': { titles: [], people: [] },
  };
  const ERASURE = 'POST /api/tu/data/erasure';

  /** Writes a request, then erases one's data. */
  async function eraseWithDraft(erasure: unknown) {
    const { user } = await openApp('/tu/richieste', REQUESTS);
    localStorage.setItem('vetrina.drafts.4', '{"announcement":1}');
    await user.type(await screen.findByRole('searchbox'), 'palombella');
    expect(localStorage.getItem('vetrina.drafts.42')).toContain('palombella');
    cleanup();
    const app = await loadApp(linkOf('/tu/dati'), { [ERASURE]: erasure });
    await app.user.click(await screen.findByRole('button', { name: 'Cancella i miei dati' }));
    await app.user.click(screen.getByRole('button', { name: 'Cancella per sempre' }));
  }

  it('an erasure drops one’s drafts and nobody else’s', async () => {
    await eraseWithDraft({ stillRenews: false });
    expect(await screen.findByText('Fatto. Non conservo più niente di te.')).toBeVisible();
    expect(localStorage.getItem('vetrina.drafts.42')).toBeNull();
    expect(localStorage.getItem('vetrina.drafts.4')).not.toBeNull();
  });

  it('an erasure that fails leaves them', async () => {
    expectConsoleError(/erasure failed/);
    await eraseWithDraft(new StubResponse(503));
    expect(await screen.findByText(/non sono stati cancellati/)).toBeVisible();
    expect(localStorage.getItem('vetrina.drafts.42')).toContain('palombella');
  });
});
