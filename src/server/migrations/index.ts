import type { Migration } from 'kysely';
import * as catalogue from './0001-catalogue.ts';
import * as peopleAndLists from './0002-people-and-lists.ts';
import * as plays from './0003-plays.ts';
import * as wishes from './0004-wishes.ts';
import * as bot from './0005-bot.ts';

/** Every migration by its name; they run in the names' order. A released one never changes. */
export const migrations: Record<string, Migration> = {
  '0001-catalogue': catalogue,
  '0002-people-and-lists': peopleAndLists,
  '0003-plays': plays,
  '0004-wishes': wishes,
  '0005-bot': bot,
};
