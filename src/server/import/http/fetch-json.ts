import { setTimeout as sleep } from 'node:timers/promises';
import * as v from 'valibot';
import { retryDelay } from '../../domain/retry-delay.ts';
import { fetchText } from './fetch-text.ts';
import { ForeignError } from './foreign-error.ts';
import type { Pace } from './pace.ts';

/** A service of somebody else's that answers JSON, and how patient we are with it. */
export type Service = {
  /** As people call it, for messages. */
  name: string;
  headers: Readonly<Record<string, string>>;
  pace: Pace;
  /** Milliseconds for one answer, from asking to its last byte. */
  timeLimit: number;
  /** How often one thing is asked for in all. */
  attempts: number;
  /** The longest wait in milliseconds that the service may ask of us; beyond it we give up at once. */
  longestWait: number;
  signal?: AbortSignal | undefined;
  /** Milliseconds to wait after so many attempts. */
  backoff?: (attempts: number) => number;
};

/**
 * Asks for JSON of a known shape. What may pass is asked for again, after a growing wait with jitter, or after
 * the wait that the service asks for; throws `ForeignError` for what stays wrong.
 */
export async function fetchJson<Output>(
  service: Service,
  url: URL,
  schema: v.GenericSchema<unknown, Output>,
): Promise<Output> {
  for (let attempt = 1; ; attempt++) {
    await service.pace.turn();
    try {
      return parse(service, await fetchText(service, url), schema);
    } catch (error) {
      if (!(error instanceof ForeignError) || !isWorthARetry(service, error, attempt)) throw error;
      if (error.retryAfter > 0) service.pace.hold(error.retryAfter);
      else await sleep((service.backoff ?? retryDelay)(attempt), undefined, { signal: service.signal });
    }
  }
}

function isWorthARetry(service: Service, error: ForeignError, attempt: number): boolean {
  return error.failure === 'passing' && attempt < service.attempts && error.retryAfter <= service.longestWait;
}

function parse<Output>({ name }: Service, text: string, schema: v.GenericSchema<unknown, Output>): Output {
  const read = v.safeParse(schema, parseJson(name, text));
  if (read.success) return read.output;
  const [issue] = read.issues;
  throw new ForeignError(
    'strange',
    `${name} answered in another shape: ${v.getDotPath(issue)} ${issue.message}`,
  );
}

function parseJson(name: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ForeignError('passing', `${name} answered with broken JSON`);
  }
}
