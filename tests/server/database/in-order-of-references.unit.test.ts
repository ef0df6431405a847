import { expect, it } from 'vitest';
import { inOrderOfReferences } from '../../../src/server/database/migrations/in-order-of-references.ts';

const table = (name: string, ...others: string[]) => ({
  name,
  ddl: [
    `create table ${name} ()`,
    ...others.map((other) => `alter table ${name} add x int references ${other}`),
  ],
});
const namesOf = (...tables: ReturnType<typeof table>[]) =>
  inOrderOfReferences(tables).map(({ name }) => name);

it('a table comes after those that it refers to, by way of others as well', () => {
  expect(
    namesOf(table('vote', 'member', 'title'), table('member', 'night'), table('night'), table('title')),
  ).toEqual(['night', 'member', 'title', 'vote']);
});

it('a table may refer to itself', () => {
  expect(namesOf(table('video', 'video'))).toEqual(['video']);
});

it('two tables that refer to each other are named', () => {
  expect(() => namesOf(table('one', 'other'), table('other', 'one'))).toThrow(
    'one, other refer to each other',
  );
});

it('a reference to an unknown table is named', () => {
  expect(() => namesOf(table('one', 'none'))).toThrow('one refers to none, which is no table');
});
