import * as v from 'valibot';

const failure = v.object({
  response: v.object({
    status: v.number(),
    headers: v.fallback(v.object({ 'retry-after': v.optional(v.string()) }), {}),
  }),
});

const cancellation = v.object({ name: v.picklist(['CanceledError', 'AbortError']) });

/** An answer with a status other than success, with the fields of axios' error for it. */
export class FailedRequest extends Error {
  readonly response: { status: number; headers: Record<string, string> };

  constructor(status: number, headers: Headers) {
    super(`Request failed with status code ${status}`);
    this.response = { status, headers: Object.fromEntries(headers) };
  }
}

/** The response of a failed request, axios' or `FailedRequest`; undefined when none came. By shape: axios loads later. */
export function responseOf(error: unknown): v.InferOutput<typeof failure>['response'] | undefined {
  const parsed = v.safeParse(failure, error);
  return parsed.success ? parsed.output.response : undefined;
}

/** The HTTP status of a failed request; undefined when no response came. */
export function httpStatusOf(error: unknown): number | undefined {
  return responseOf(error)?.status;
}

/** True if axios or `fetch` cancelled the request. */
export function isCancelled(error: unknown): boolean {
  return v.is(cancellation, error);
}
