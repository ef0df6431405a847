import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CLAIMED_QUEUES } from '../../../../src/server/kinds-of-work.ts';
import { type Effect, FAULTS, isOfEffect, type Point } from './effects.ts';

/** A folder for reports of what was tried. */
const REPORTS = process.env['CRASH_POINTS_REPORTS'];

type Counts = Record<string, number>;

const zeros = (names: readonly string[]): Counts => Object.fromEntries(names.map((name) => [name, 0]));

/** Counts of what a file of tests has tried; zeros are what could have happened, and did not. */
export function createReport() {
  const kinds = Object.entries(FAULTS).flatMap(([kind, faults]) => faults.map((fault) => `${kind} ${fault}`));
  const claims = [...new Set(CLAIMED_QUEUES.map(({ table }) => `${table} is claimed again`))];
  const counts = {
    scenarios: {} as Counts,
    effects: {} as Counts,
    points: zeros([...kinds, 'update delivered again']),
    recoveries: zeros(['another process goes on', 'an act comes again', ...claims]),
    faults: {} as Counts,
  };
  const add = (part: keyof typeof counts, name: string) =>
    void (counts[part][name] = (counts[part][name] ?? 0) + 1);
  return {
    add,
    addPoint: (point: Point, seen: readonly Effect[]) =>
      add('points', `${isOfEffect(point) ? seen[point.effect - 1]?.kind : 'update'} ${point.fault}`),
    write: async () => {
      if (REPORTS) await writeFile(join(REPORTS, `${randomUUID()}.json`), JSON.stringify(counts));
    },
  };
}

export const nameOf = ({ kind, name }: Effect) => `${kind} ${name}`;
