import { expect, it } from 'vitest';
import {
  makeNightId,
  NIGHT_LIFETIME_MS,
  readNightId,
} from '../../../../src/server/modules/movie-nights/night-id.ts';
import { DEFAULT_OPTIONS } from '../../../../src/server/modules/movie-nights/night-options.ts';

const madeAt = new Date('2026-05-01T20:00:00Z');
const options = {
  kind: 'film' as const,
  maxMinutes: 120,
  leftOutGenres: [3, 40_000],
  unwatched: true,
  votingMinutes: 45,
  people: 20,
};

it.each([
  ['7', DEFAULT_OPTIONS],
  ['1001', options],
  [String(2 ** 52 - 1), { ...options, kind: 'serie' as const, maxMinutes: null }],
])(
  'a night’s id contains the host %s and the options, and fits into a start parameter and a button',
  (hostId, chosen) => {
    const id = makeNightId({ hostId, madeAt, options: chosen }, ['new']);
    expect(id).toMatch(/^[\w-]{52}$/);
    expect(readNightId(id, ['newer', 'new'], madeAt)).toEqual({ hostId, madeAt, options: chosen });
  },
);

it('an id in a link that is already in a chat is read as it was made', () => {
  const id = 'IwQAAAAAMDlp9QZAGC0AA5xAAAAU1fviIs8sCt4QHt2G_d_7VLdR';
  expect(readNightId(id, ['s'], madeAt)).toEqual({ hostId: String(2 ** 50 + 12_345), madeAt, options });
});

it('each night has another id', () => {
  const ids = Array.from({ length: 20 }, () => makeNightId({ hostId: '1', madeAt, options }, ['s']));
  expect(new Set(ids).size).toBeGreaterThan(15);
});

it('an id is refused if it was changed or signed by others, and after a day', () => {
  const id = makeNightId({ hostId: '1001', madeAt, options }, ['s']);
  for (let place = 0; place < id.length; place += 1) {
    const other = id[place] === 'A' ? 'B' : 'A';
    expect(readNightId(id.slice(0, place) + other + id.slice(place + 1), ['s'], madeAt)).toBe(undefined);
  }
  expect(readNightId(id, ['other'], madeAt)).toBe(undefined);
  expect(readNightId(`${id}A`, ['s'], madeAt)).toBe(undefined);
  expect(readNightId(id, ['s'], new Date(madeAt.getTime() + NIGHT_LIFETIME_MS + 1000))).toBe(undefined);
});
