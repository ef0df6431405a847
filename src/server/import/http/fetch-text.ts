import type { Service } from './fetch-json.ts';
import { ForeignError, readRetryAfter } from './foreign-error.ts';
import { withTimeLimit } from './time-limit.ts';

/** One answer's body, asked for once; throws `ForeignError` for all but a 2xx of JSON. */
export async function fetchText(service: Service, url: URL): Promise<string> {
  const { name, headers, timeLimit, signal } = service;
  const answer = await withTimeLimit({ timeLimit, signal }, async (limit) => {
    const response = await fetch(url, { headers: { accept: 'application/json', ...headers }, signal: limit });
    return { response, text: await response.text() };
  }).catch((error: unknown) => {
    if (signal?.aborted) throw error;
    throw new ForeignError('passing', `${name} cannot be reached: ${reasonOf(error)}`);
  });
  if (!answer.response.ok) throw refusalOf(name, answer.response);
  if (!/json/.test(answer.response.headers.get('content-type') ?? ''))
    throw new ForeignError('strange', `${name} answered with something that is not JSON`);
  return answer.text;
}

function refusalOf(name: string, { status, headers }: Response): ForeignError {
  if (status === 401 || status === 403)
    return new ForeignError('refused', `${name} does not let us in (${status})`);
  if (status === 404) return new ForeignError('missing', `${name} has no such thing (404)`);
  if (status === 429 || status === 408 || status >= 500)
    return new ForeignError(
      'passing',
      `${name} answered ${status}`,
      readRetryAfter(headers.get('retry-after')),
    );
  return new ForeignError('strange', `${name} answered ${status}`);
}

/** `fetch` says only "fetch failed"; what failed is in the cause. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { cause } = error;
  if (!(cause instanceof Error)) return error.message;
  return cause.message || ('code' in cause ? String(cause.code) : error.message);
}
