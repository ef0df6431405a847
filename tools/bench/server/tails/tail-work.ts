import type pg from 'pg';
import type { Measured } from '../bench.ts';
import type { FilledTails } from './fill-tails.ts';

/** What rare and heavy work is given: `db` as the server's code has it, and a connection of its own besides. */
export type TailBench = Measured & FilledTails & { admin: pg.Client };

/** What is noted of it, and whether it went wrong. */
export type TailOutcome = { note?: string; isWrong?: boolean };

export type TailWork = (bench: TailBench) => Promise<TailOutcome>;
