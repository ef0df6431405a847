import * as v from 'valibot';
import { expect, test } from 'vitest';
import { titleListSchema, titleSchema } from '../../src/contract/titles.ts';

const FIELDS = Object.keys(titleSchema.entries).filter((field) => field !== 'id');
const NOTHING = {
  ...Object.fromEntries(FIELDS.map((field) => [field, null])),
  titolo: 'Senza titolo',
  adult: 0,
  in_arrivo: 0,
  mi_piace: 0,
  preferiti: 0,
  visualizzazioni: 0,
};
const all = (value: unknown) => Object.fromEntries(FIELDS.map((field) => [field, value]));

test('a title needs no more than its id', () => {
  expect(v.parse(titleSchema, { id: 7 })).toEqual({ id: 7, ...NOTHING });
});

test.each([null, {}, [{}], false])('fields that are all %j read as nothing', (value) => {
  const { generi, ...rest } = v.parse(titleSchema, { id: 'a', ...all(value) });
  expect(rest).toEqual({ id: 'a', ...NOTHING, generi: undefined });
  expect(Array.isArray(value) || generi === null).toBe(true);
});

test('numbers that came as text count, and text that came as numbers reads', () => {
  const title = v.parse(titleSchema, { id: 1, titolo: 300, durata: 126, mi_piace: '12', adult: '1' });
  expect(title).toMatchObject({ titolo: '300', durata: '126', mi_piace: 12, adult: 1 });
});

test.each([
  ['film', 'film'],
  ['Film', 'film'],
  [' SERIE ', 'serie'],
  ['podcast', null],
])('a type of %j is %j', (type, read) => {
  expect(v.parse(titleSchema, { id: 1, type }).type).toBe(read);
});

test('genres that came as a list are joined', () => {
  expect(v.parse(titleSchema, { id: 1, generi: ['Dramma', 'Crime'] }).generi).toBe('Dramma, Crime');
  expect(v.parse(titleSchema, { id: 1, generi: ['Dramma', null, '', 'Crime'] }).generi).toBe('Dramma, Crime');
});

test.each([null, undefined, 'x', 3, { items: [] }, '<!doctype html>'])('%j is an empty list', (body) => {
  expect(v.parse(titleListSchema, body)).toEqual([]);
});

test('items of a list that are not titles are left out', () => {
  const list = [null, 3, 'x', [], {}, { id: '' }, { id: {} }, { id: 'ok' }];
  expect(v.parse(titleListSchema, list).map(({ id }) => id)).toEqual(['ok']);
});

test.each([
  ['2021-03-04', '2021-03-04'],
  [2021, '2021'],
  ['Thu, 04 Mar 2021 00:00:00 GMT', '2021-03-04T00:00:00.000Z'],
  ['4/3/2021', '2021-03-04'],
  ['1 Jan 2021', '2021-01-01T00:00:00.000Z'],
  ['January 1, 2021', '2021-01-01T00:00:00.000Z'],
  ['Fri, 01 Jan 2021 00:30:00 +0100', '2020-12-31T23:30:00.000Z'],
  ['04.03.2021', '2021-03-04'],
  [1614816000, '2021-03-04T00:00:00.000Z'],
  [1614816000000, '2021-03-04T00:00:00.000Z'],
  ['presto', 'presto'],
  ['dal 14/3/2021', 'dal 14/3/2021'],
  ['n. 1614816000', 'n. 1614816000'],
  ['1614816000 circa', '1614816000 circa'],
  ['161481600000', '1975-02-13T00:00:00.000Z'],
  ['99999999999999999999', '99999999999999999999'],
  ['', null],
])('a date written %j sorts by time', (written, read) => {
  expect(v.parse(titleSchema, { id: 1, data_uscita: written }).data_uscita).toBe(read);
});
