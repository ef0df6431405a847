import * as v from 'valibot';

/** What a mini app says to its messenger: a method and its parameters. */
export interface MiniAppCall {
  method: string;
  params: unknown;
}

const callSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ eventType: v.string(), eventData: v.optional(v.unknown()) }),
  v.transform((message): MiniAppCall => ({ method: message.eventType, params: message.eventData })),
);

/** Reads what came by `postMessage`; undefined for anything that is not of the protocol. */
export function parseCall(data: unknown): MiniAppCall | undefined {
  const read = v.safeParse(callSchema, data);
  return read.success ? read.output : undefined;
}

/** An event of the messenger, as its web clients send it. An event without data carries null. */
export function serializeEvent(eventType: string, eventData: unknown = null): string {
  return JSON.stringify({ eventType, eventData });
}
