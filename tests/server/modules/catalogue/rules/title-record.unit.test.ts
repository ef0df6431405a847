import { describe, expect, it } from 'vitest';
import {
  formatFieldError,
  parseTitleRecord,
} from '../../../../../src/server/modules/catalogue/rules/title-record.ts';

const FILM = { origin: 'mine:1', type: 'film', titolo: 'Nosferatu', data_uscita: '1922-03-04' };
const URL = 'https://films.example/1';

/** The record of a film with these fields. */
function read(fields: Record<string, unknown>) {
  const parsed = parseTitleRecord({ ...FILM, ...fields });
  return 'record' in parsed ? parsed.record : parsed;
}

/** The faults of a film with these fields, a line each. */
function faultLines(value: unknown): string[] {
  const parsed = parseTitleRecord(value);
  return 'faults' in parsed ? parsed.faults.map(formatFieldError) : [];
}

it('a record needs no more than origin, type, name and date', () => {
  expect(read({})).toEqual({
    ...FILM,
    trama: '',
    generi: [],
    durata: 0,
    adult: false,
    registi: [],
    interpreti: [],
    altri_titoli: [],
    sorgenti: [],
  });
});

it.each([
  ['durata', '94', 94],
  ['adult', 1, true],
  ['adult', 'true', true],
  ['adult', '1', true],
  ['adult', 0, false],
  ['hidden', 'false', false],
  ['hidden', true, true],
  ['generi', ' Horror, ,Muto,Horror', ['Horror', 'Muto']],
  ['generi', ['Horror', 'Muto', 'Horror'], ['Horror', 'Muto']],
  ['altri_titoli', 'Golem, the | The Golem||The Golem', ['Golem, the', 'The Golem']],
  ['registi', 'F. W. Murnau', ['F. W. Murnau']],
  ['data_uscita', '1924-02-29', '1924-02-29'],
  ['data_uscita', '', null],
  ['created_at', '2026-05-20T12:00:00+02:00', '2026-05-20T10:00:00.000Z'],
  ['copertina', '/posters/1.svg', '/posters/1.svg'],
  ['copertina', URL, URL],
  ['copertina', 'http://films.example/1', 'http://films.example/1'],
  ['trailer', 'http://films.example/t', 'http://films.example/t'],
  ['titolo', ' Il golem ', 'Il golem'],
  ['sorgenti', [{ url: URL }], [{ url: URL }]],
])('the field %s may be given as %j', (field, given, value) => {
  expect(read({ [field]: given })).toMatchObject({ [field]: value });
});

describe('a fault', () => {
  it.each([
    ['durata', 'abc', 'durata: must be a whole number, not "abc"'],
    ['durata', 1.5, 'durata: must be a whole number, not 1.5'],
    ['durata', '-1', 'durata: must be a whole number, not "-1"'],
    ['durata', -1, 'durata: must not be negative, not -1'],
    ['durata', true, 'durata: must be a whole number, not true'],
    ['titolo', '', 'titolo: must not be empty'],
    ['titolo', null, 'titolo: must be text, not null'],
    ['titolo', [1], 'titolo: must be text'],
    ['titolo', 'nul\0', 'titolo: must be UTF-8 text without NUL, not "nul\\u0000"'],
    ['titolo', 'half \uD83C', 'titolo: must be UTF-8 text without NUL, not "half \\ud83c"'],
    ['titolo', 'x'.repeat(501), `titolo: must have at most 500 characters, not "${'x'.repeat(59)}…`],
    ['type', 'movie', 'type: must be film or serie, not "movie"'],
    ['data_uscita', 'ieri', 'data_uscita: must be a date, YYYY-MM-DD, not "ieri"'],
    ['data_uscita', '1923-02-29', 'data_uscita: must be a day of the calendar, not "1923-02-29"'],
    ['data_uscita', '1799-12-31', 'data_uscita: must be a date from 1800 on, not "1799-12-31"'],
    ['created_at', '1969-12-31T23:59:59Z', 'created_at: must be a moment from 1970 on'],
    ['created_at', '1970-01-01T00:00:00Z', 'created_at: must be a moment from 1970 on'],
    [
      'trailer',
      'ftp://films.example',
      'trailer: must be an http or https address, not "ftp://films.example"',
    ],
    ['trailer', 'ftp://x/https://films.example', 'trailer: must be an http or https address, not'],
    ['trailer', 'https://', 'trailer: must be an http or https address, not "https://"'],
    [
      'copertina',
      '//films.example/1',
      'copertina: must be an http or https address, or a path of this server',
    ],
    ['copertina', 'posters/1.svg', 'copertina: must be an http or https address, or a path of this server'],
    [
      'copertina',
      'ftp://x/https://films.example',
      'copertina: must be an http or https address, or a path of this server',
    ],
    ['copertina', 'https://', 'copertina: must be an http or https address, or a path of this server'],
    ['generi', ['Azione, Horror'], 'generi: must be names without commas'],
    ['generi', 3, 'generi: must be a list of names, or names joined by commas, not 3'],
    ['registi', ['Murnau', ''], 'registi.1: must not be empty'],
    ['regista', 'Murnau', 'regista: unknown field'],
    ['sorgenti', [{ url: 'x' }], 'sorgenti.0.url: must be an http or https address, not "x"'],
    ['sorgenti', [{ url: URL, episodio: 1 }], 'sorgenti.0: must name season and episode, or neither'],
    ['sorgenti', [{ url: URL, stagione: 1 }], 'sorgenti.0: must name season and episode, or neither'],
    [
      'sorgenti',
      [{ url: URL, stagione: 1, episodio: 2 }],
      'sorgenti: must be without seasons: a film has none',
    ],
    ['sorgenti', [{}], 'sorgenti.0.url: is missing'],
  ])('names the field, its value and what was expected: %s, %j', (field, given, line) => {
    const [first = '', ...others] = faultLines({ ...FILM, [field]: given });
    expect(first.slice(0, line.length)).toBe(line);
    expect(others).toEqual([]);
  });

  it('contains no more than the beginning of a value', () => {
    expect(faultLines({ ...FILM, type: 'movie' })).toEqual(['type: must be film or serie, not "movie"']);
    expect(faultLines({ ...FILM, titolo: '' })).toEqual(['titolo: must not be empty']);
    expect(faultLines({ ...FILM, titolo: [1] })).toEqual(['titolo: must be text']);
    expect(faultLines({ ...FILM, durata: 'x'.repeat(58) })).toEqual([
      `durata: must be a whole number, not "${'x'.repeat(58)}"`,
    ]);
  });

  it.each([
    ['origin', 'origin: is missing, must be text'],
    ['type', 'type: is missing, must be film or serie'],
    ['titolo', 'titolo: is missing, must be text'],
  ])('names the missing field %s', (field, line) => {
    const { [field as keyof typeof FILM]: _, ...rest } = FILM;
    expect(faultLines(rest)).toEqual([line]);
  });

  it.each([3, null, 'film'])('names a value that is not a record: %j', (value) => {
    expect(faultLines(value)).toEqual([
      `must be an object${value === null ? ', not null' : `, not ${JSON.stringify(value)}`}`,
    ]);
  });

  it('comes with all others of its record', () => {
    expect(faultLines({ ...FILM, durata: 'x', type: 'x', adult: 'forse' })).toHaveLength(3);
  });
});

it('a series has videos for episodes and for itself', () => {
  const sorgenti = [{ url: URL }, { url: URL, stagione: 1, episodio: 2 }];
  expect(read({ type: 'serie', sorgenti })).toMatchObject({ sorgenti });
});
