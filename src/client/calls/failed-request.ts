import * as v from 'valibot';

const failure = v.object({
  response: v.object({
    status: v.number(),
    headers: v.fallback(v.object({ 'retry-after': v.optional(v.string()) }), {}),
  }),
});

const cancellation = v.object({ name: v.picklist(['CanceledError', 'AbortError']) });

/** The response of a failed request; undefined when none came. */
export function responseOf(error: unknown): v.InferOutput<typeof failure>['response'] | undefined {
  const parsed = v.safeParse(failure, error);
  return parsed.success ? parsed.output.response : undefined;
}

/** The HTTP status of a failed request; undefined when no response came. */
export function httpStatusOf(error: unknown): number | undefined {
  return responseOf(error)?.status;
}

/** True if the request was cancelled. */
export function isCancelled(error: unknown): boolean {
  return v.is(cancellation, error);
}
