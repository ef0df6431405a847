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

/** One method of the protocol: since which version, and what it does. False from `run`: its parameters were wrong. */
export interface Method {
  since: string;
  run(params: unknown, host: HostContext): boolean;
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
    run(params, host) {
      const read = v.safeParse(schema, params);
      if (read.success) work(read.output, host);
      return read.success;
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
