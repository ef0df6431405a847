import type { Db } from '../../database/db.ts';
import { KINDS_OF_WORK } from '../../kinds-of-work.ts';
import {
  dropGivenUp,
  type GivenUpChoice,
  type GivenUpJob,
  type KindOfWork,
  listGivenUp,
  MAX_LISTED_GIVEN_UP,
  retryGivenUp,
} from '../../queue/given-up-work.ts';
import { parseNumberArgument } from '../arguments.ts';
import { type Command, type CommandInput, UsageError } from '../command.ts';

const QUEUES_HELP = KINDS_OF_WORK.map(({ name, summary }) => `  ${name.padEnd(10)}  ${summary}`).join('\n');

const ALL = {
  all: { summary: `all that is listed, up to ${MAX_LISTED_GIVEN_UP}` },
} as const;

const list: Command = {
  name: 'queue list',
  usage: '[queue]',
  summary: 'print work that failed too often or for too long and is no longer tried',
  details: `${QUEUES_HELP}

A line each, separated by tabs: queue, number, since when, whose, what, and why it failed; the latest first, up to
${MAX_LISTED_GIVEN_UP} of a queue. What cannot be sent because somebody blocked the bot or is gone is not listed.`,
  async run({ positionals: [name] }, { db, say }) {
    const kinds = name === undefined ? KINDS_OF_WORK : [parseQueue(name)];
    let count = 0;
    for (const kind of kinds)
      for (const job of await listGivenUp(await db(), kind)) {
        say(jobLine(kind, job));
        count += 1;
      }
    if (count === 0) say('Nothing is given up.');
    return 0;
  },
};

function jobLine(
  { name: queue, describe }: KindOfWork,
  { id, since, who, what, failure }: GivenUpJob,
): string {
  const subject = describe?.(what) ?? what;
  return [queue, id, since.toISOString(), who, subject, failure].map(inOneCell).join('\t');
}

function inOneCell(value: string | number): string {
  return String(value).replaceAll(/\s+/g, ' ');
}

const retry: Command = {
  name: 'queue retry',
  usage: '<queue> [number]',
  options: ALL,
  summary: 'try given-up work again, by its number in the list',
  details: `It is handled within seconds by a server that runs, with as many attempts as new work. Queues:
${QUEUES_HELP}`,
  run: (input, { db, say }) => changeGivenUp(input, { db, say, change: retryGivenUp, done: 'tried again' }),
};

const drop: Command = {
  name: 'queue drop',
  usage: '<queue> [number]',
  options: ALL,
  summary: 'delete given-up work, by its number in the list',
  details: `Queues:\n${QUEUES_HELP}`,
  run: (input, { db, say }) => changeGivenUp(input, { db, say, change: dropGivenUp, done: 'dropped' }),
};

type Change = {
  db(): Promise<Db>;
  say(line: string): void;
  change: typeof retryGivenUp;
  done: string;
};

async function changeGivenUp(input: CommandInput, { db, say, change, done }: Change): Promise<0 | 1> {
  const queue = parseQueue(input.positionals[0]);
  const choice = parseChoice(input);
  const count = await change(await db(), queue, choice);
  if (count === 0 && choice !== 'all') throw new Error(`there is no given-up ${choice} in ${queue.name}`);
  say(`${count} of ${queue.name} ${done}.`);
  return 0;
}

function parseQueue(name: string | undefined): KindOfWork {
  const queue = KINDS_OF_WORK.find((kind) => kind.name === name);
  if (queue) return queue;
  throw new UsageError(`expected one of the queues: ${KINDS_OF_WORK.map((kind) => kind.name).join(', ')}`);
}

function parseChoice({ positionals: [, number], options }: CommandInput): GivenUpChoice {
  const isAll = options['all'] === true;
  if (isAll !== (number === undefined))
    throw new UsageError('expected either a number, see: queue list, or --all');
  if (number === undefined) return 'all';
  return parseNumberArgument(number, { thing: 'queue', list: 'queue list', most: Number.MAX_SAFE_INTEGER });
}

export const queueCommands: readonly Command[] = [list, retry, drop];
