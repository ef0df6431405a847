import { pino } from 'pino';
import * as v from 'valibot';
import { clock } from '../lib/clock.ts';
import type { LOG_LEVELS } from './environment-schema.ts';

const logLine = v.pipe(
  v.string(),
  v.parseJson(),
  v.looseObject({
    level: v.number(),
    time: v.optional(v.number()),
    msg: v.optional(v.string(), ''),
    err: v.optional(v.looseObject({ message: v.optional(v.string()), stack: v.optional(v.string()) })),
  }),
);

/** Levels at which somebody looks for a fault in the code. */
const WITH_STACK: readonly (typeof LOG_LEVELS)[number][] = ['debug', 'trace'];

/** A line of the log for somebody at a terminal: time, level, message, and its facts in brackets; a stack only where `level` asks for detail. */
export function sentenceOf(line: string, level: (typeof LOG_LEVELS)[number]): string {
  const read = v.safeParse(logLine, line);
  if (!read.success) return line;
  const { level: number, time = clock.now(), msg, err, ...facts } = read.output;
  const at = new Date(time).toTimeString().slice(0, 8);
  const shown = [err?.message, ...Object.entries(facts).map(([name, value]) => `${name}: ${textOf(value)}`)];
  const behind = shown.filter(Boolean).join('; ');
  const stack = err?.stack !== undefined && WITH_STACK.includes(level) ? `\n${err.stack}` : '';
  return `${at} ${pino.levels.labels[number] ?? number}: ${msg}${behind && ` (${behind})`}${stack}\n`;
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));
