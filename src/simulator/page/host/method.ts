import * as v from 'valibot';
import type { FrameState } from './frame-state.ts';
import type { Messenger, Surroundings } from './surroundings.ts';

/** What a method works on. */
export interface HostContext {
  surroundings(): Surroundings;
  frame(): FrameState;
  change(part: Partial<FrameState>): void;
  send(event: string, data?: unknown): void;
  knows(since: string): boolean;
  messenger: Messenger;
  /** The frame's own timers and half-done exchanges. */
  reload: { answered(): void };
}

/** One method of the protocol: since which version, and what it does. */
export interface Method {
  since: string;
  /** The work to do for these parameters; undefined when they are wrong. */
  prepare(params: unknown, host: HostContext): (() => void) | undefined;
}

/** Methods by name. */
export type Methods = Readonly<Record<string, Method>>;

/** A method whose parameters are read by a schema; with others it does nothing, as the messenger's clients do. */
export function method<Schema extends v.GenericSchema>(
  since: string,
  schema: Schema,
  work: (params: v.InferOutput<Schema>, host: HostContext) => void,
): Method {
  return {
    since,
    prepare(params, host) {
      const read = v.safeParse(schema, params);
      return read.success ? () => work(read.output, host) : undefined;
    },
  };
}

/** A method without parameters; whatever comes with it is not looked at. */
export function plain(since: string, work: (host: HostContext) => void): Method {
  return method(since, v.unknown(), (_params, host) => work(host));
}

/** The first version that the protocol counts. */
export const FIRST = '6.0';

export const rgb = v.pipe(v.string(), v.regex(/^#[\da-f]{6}$/i));
