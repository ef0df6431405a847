import { describe, expect, it } from 'vitest';
import { inLanguage } from '../../../../src/server/languages/current-language.ts';
import type { SaidChange } from '../../../../src/server/modules/changes/said-changes.ts';
import { sayChange } from '../../../../src/server/modules/desk/changes/say-change.ts';

const version = { quality: 1080, languages: ['ita'], subtitles: [], note: '', bytes: null };
const nothing = { quality: null, languages: [], subtitles: [], note: '', bytes: null };
const episode = { season: 1, episode: 2 };

/** Changes with their lines of 'Ultime modifiche' in Italian and in English. */
const SAID: readonly [change: SaidChange, italian: string, english: string][] = [
  [{ kind: 'banned' }, 'Accesso bloccato', 'Banned'],
  [{ kind: 'unbanned' }, 'Accesso sbloccato', 'Unbanned'],
  [{ kind: 'sessionsEnded' }, 'Accessi chiusi', 'Signed out everywhere'],
  [{ kind: 'dataSent' }, 'Dati esportati', 'Data exported'],
  [{ kind: 'dataErased' }, 'Dati di una persona cancellati', 'A person’s data erased'],
  [{ kind: 'helperAdded' }, 'Nominato collaboratore', 'Made a helper'],
  [{ kind: 'helperRemoved' }, 'Non è più collaboratore', 'No longer a helper'],
  [{ kind: 'premiumGiven', days: 1 }, 'Premium in regalo, 1 giorno', 'Premium as a gift, 1 day'],
  [{ kind: 'premiumGiven', days: null }, 'Premium in regalo, senza fine', 'Premium as a gift, without end'],
  [{ kind: 'premiumRevoked' }, 'Premium tolto', 'Premium taken away'],
  [{ kind: 'paymentRefunded', stars: 5 }, 'Rimborso di 5 Stelle', 'Refund of 5 Stars'],
  [
    { kind: 'fieldWritten', title: 'Dark', field: 'durata', from: '', to: '3' },
    'Dark, durata: niente → 3',
    'Dark, length: nothing → 3',
  ],
  [
    { kind: 'fieldWritten', title: 'Dark', field: 'adult', from: 'false', to: 'true' },
    'Dark, per adulti: no → sì',
    'Dark, for adults: no → yes',
  ],
  [
    { kind: 'fieldWritten', title: 'Dark', field: 'generi', from: 'Giallo', to: 'Giallo, Dramma' },
    'Dark, generi: Giallo → Giallo, Dramma',
    'Dark, genres: Giallo → Giallo, Drama',
  ],
  [
    { kind: 'fieldWritten', title: 'Dark', field: 'banner', from: '', to: 'https://a.example/b.jpg' },
    'Dark, banner: niente → un’immagine',
    'Dark, banner: nothing → a picture',
  ],
  [{ kind: 'titlesHidden', name: 'Dark', titles: 1 }, 'Nascosto: Dark', 'Hidden: Dark'],
  [
    { kind: 'titlesHidden', name: 'Dark', titles: 2 },
    'Nascosti: Dark e un altro',
    'Hidden: Dark and one more',
  ],
  [
    { kind: 'titlesShown', name: 'Dark', titles: 4 },
    'Di nuovo nel catalogo: Dark e altri 3',
    'Back in the catalogue: Dark and 3 more',
  ],
  [
    { kind: 'genreAdded', genre: 'Giallo', name: 'Dark', titles: 1 },
    'Genere Giallo aggiunto: Dark',
    'Genre Giallo added: Dark',
  ],
  [
    { kind: 'genreRemoved', genre: 'Giallo', name: 'Dark', titles: 1 },
    'Genere Giallo tolto: Dark',
    'Genre Giallo removed: Dark',
  ],
  [
    { kind: 'titleMerged', name: 'Dark', id: 1, keep: 2 },
    'Unito: Dark, n. 1, nel n. 2',
    'Merged: Dark, no. 1, into no. 2',
  ],
  [{ kind: 'titleRemoved', name: 'Dark', id: 1 }, 'Rimosso: Dark, n. 1', 'Removed: Dark, no. 1'],
  [
    { kind: 'versionRemoved', title: 'Dark', episode, version },
    'Dark, Stagione 1, episodio 2: video tolto, 1080p · italiano',
    'Dark, Season 1, episode 2: video removed, 1080p · Italian',
  ],
  [
    { kind: 'versionFirst', title: 'M', episode: null, version: nothing, id: 7 },
    'M, Film: n. 7 messa per prima',
    'M, Film: no. 7 put first',
  ],
  [
    { kind: 'versionEdited', title: 'M', episode: null, field: 'note', from: '', to: 'Extended' },
    'M, Film, Nota: niente → Extended',
    'M, Film, Note: nothing → Extended',
  ],
  [
    { kind: 'subtitlesRemoved', title: 'M', episode: null, label: 'ita' },
    'M, Film: sottotitoli tolti, ita',
    'M, Film: subtitles removed, ita',
  ],
  [
    { kind: 'subtitlesEdited', title: 'M', episode: null, from: 'ita', to: 'eng' },
    'M, Film, sottotitoli: ita → eng',
    'M, Film, subtitles: ita → eng',
  ],
  [
    { kind: 'videosMatched', title: 'M', video: 'm.mkv', videos: 1 },
    '«M»: abbinato m.mkv',
    '“M”: matched m.mkv',
  ],
  [
    { kind: 'videosIgnored', video: 'm.mkv', videos: 3 },
    'Ignorati 3 video (m.mkv …)',
    'Ignored 3 videos (m.mkv …)',
  ],
  [{ kind: 'videosTakenBack', videos: 2 }, 'Di nuovo da abbinare: 2 video', 'To match again: 2 videos'],
  [
    { kind: 'requestApproved', request: { name: 'Dark', year: '2017', season: 2 } },
    'Richiesta approvata: Dark (2017), stagione 2',
    'Request approved: Dark (2017), season 2',
  ],
  [
    { kind: 'requestRejected', request: null },
    'Richiesta rifiutata: un titolo scritto a parole',
    'Request declined: a title written by hand',
  ],
  [{ kind: 'requestsReopened', count: 2 }, 'Richieste di nuovo aperte: 2', 'Requests open again: 2'],
  [
    { kind: 'reportResolved', title: 'M', problem: 'wrong' },
    'Segnalazione risolta: M, video sbagliato',
    'Report fixed: M, wrong video',
  ],
  [
    { kind: 'reportDismissed', title: 'M', problem: 'audio' },
    'Segnalazione archiviata: M, audio',
    'Report dismissed: M, audio',
  ],
  [{ kind: 'reportsReopened', count: 1 }, 'Segnalazioni di nuovo aperte: 1', 'Reports open again: 1'],
  [{ kind: 'announcement', done: 'sent', text: 'Ciao' }, 'Annuncio inviato: Ciao', 'Announcement sent: Ciao'],
  [
    { kind: 'announcement', done: 'scheduled', text: 'Ciao' },
    'Annuncio programmato: Ciao',
    'Announcement scheduled: Ciao',
  ],
  [
    { kind: 'announcement', done: 'resumed', text: 'Ciao' },
    'Annuncio ripreso: Ciao',
    'Announcement resumed: Ciao',
  ],
  [
    { kind: 'announcement', done: 'stopped', text: 'Ciao' },
    'Annuncio fermato: Ciao',
    'Announcement stopped: Ciao',
  ],
  [
    { kind: 'workRetried', work: 'deliveries', retried: 3 },
    'Operazioni non riuscite: ritentate, consegne (3)',
    'Failed jobs: tried again, deliveries (3)',
  ],
];

describe('a change', () => {
  it.each(SAID)('%j is said in each language', (change, italian, english) => {
    const stored = JSON.stringify(change);
    expect([sayChange(stored), inLanguage('en', () => sayChange(stored))]).toEqual([italian, english]);
  });

  it('a decision on a person’s own words has the name that its request has now', () => {
    const change = { kind: 'requestApproved', request: null, id: 7 } satisfies SaidChange;
    const said = (names: [number, string][]) =>
      sayChange(JSON.stringify(change), { requests: new Map(names) });
    expect(said([[7, 'Zabriskie']])).toBe('Richiesta approvata: Zabriskie');
    expect(said([])).toBe('Richiesta approvata: un titolo scritto a parole');
  });

  it.each(['Accesso bloccato', '{"kind":"later"}', '12', ''])(
    '%j, of another version, is shown as it is',
    (stored) => {
      expect(sayChange(stored)).toBe(stored);
    },
  );
});
