import * as v from 'valibot';
import type { HostEnvironment, PageCallbacks } from './environment.ts';
import type { FrameState } from './frame-state.ts';

/** The state and callbacks that a method works with. */
export interface HostContext {
  environment(): HostEnvironment;
  frame(): FrameState;
  change(part: Partial<FrameState>): void;
  send(event: string, data?: unknown): void;
  knows(since: string): boolean;
  callbacks: PageCallbacks;
  /** The reload that waits for the app's answer. */
  reload: { answered(): void };
}

/** One method of the protocol: its first version, and its function. */
export interface HostMethod {
  since: string;
  /** The work to do for these parameters; undefined when they are wrong. */
  prepare(params: unknown, host: HostContext): (() => void) | undefined;
}

/** Methods by name. */
export type HostMethods = Readonly<Record<string, HostMethod>>;

/** A method whose parameters are read by a schema; with others it does nothing, as the messenger's clients do. */
export function methodWithParams<Schema extends v.GenericSchema>(
  since: string,
  schema: Schema,
  work: (params: v.InferOutput<Schema>, host: HostContext) => void,
): HostMethod {
  return {
    since,
    prepare(params, host) {
      const read = v.safeParse(schema, params);
      return read.success ? () => work(read.output, host) : undefined;
    },
  };
}

/** A method without parameters; any that are sent are ignored. */
export function methodWithoutParams(since: string, work: (host: HostContext) => void): HostMethod {
  return methodWithParams(since, v.unknown(), (_params, host) => work(host));
}

/** The oldest version of the protocol. */
export const OLDEST_VERSION = '6.0';

export const hexColour = v.pipe(v.string(), v.regex(/^#[\da-f]{6}$/i));
