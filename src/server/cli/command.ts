import type { ParseArgsConfig } from 'node:util';
import type { Kysely } from 'kysely';
import type { Config } from '../config.ts';
import type { Database } from '../database/database.ts';
import type { Schema } from '../database/schema.ts';
import type { Streams } from './streams.ts';

/** What a command works with; the database is opened only by those that ask for it. */
export type Context = Streams & {
  config: Config;
  db(): Promise<Kysely<Schema>>;
  /** The same, whether or not the settings have the schema brought up to date. */
  open(migrates: boolean): Promise<Database>;
  /** Prints a line of what was asked for. */
  say(line: string): void;
  /** Prints a line of what went wrong, or of how it goes. */
  complain(line: string): void;
  /** Aborts when somebody presses Ctrl-C. */
  signal: AbortSignal;
};

/** What was written after a command's name. Each option has what its description allows: text, texts or true. */
export type Input = {
  words: readonly string[];
  options: Readonly<Record<string, OptionValue | undefined>>;
};

type OptionValue = string | boolean | (string | boolean)[];

export type Option = NonNullable<ParseArgsConfig['options']>[string] & {
  /** What stands for the value in the help: `csv`, `N`. */
  value?: string;
  /** What it does, in a line. */
  summary: string;
};

export type Command = {
  /** How it is called: `titles import`. The longest name that fits counts. */
  name: string;
  /** The words after it, as the help shows them: `<user> [days]`. */
  usage: string;
  /** How many words it takes at most. */
  words: number;
  options?: Readonly<Record<string, Option>>;
  /** What it does, in a line. */
  summary: string;
  /** What else its own help says. */
  details?: string;
  /** Does what is asked for, printing as it goes. Answers the exit code: 1 when something did not go well. */
  run(input: Input, context: Context): Promise<0 | 1>;
};
