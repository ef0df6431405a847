import { badRequest } from '../api-error.ts';
import { createParameters, type Parameters } from '../parameters.ts';
import { readForm } from './read-form.ts';

export type RawCall = {
  query: Record<string, unknown>;
  contentType: string | undefined;
  body: Buffer | undefined;
};

/** A call's parameters out of its address and its body: JSON, a form, or a form with files. */
export async function readCall({ query, contentType = '', body }: RawCall): Promise<Parameters> {
  if (!body || body.length === 0) return createParameters(query);
  if (/^application\/json\b/i.test(contentType)) return createParameters({ ...query, ...readJson(body) });
  if (!/^(multipart\/form-data|application\/x-www-form-urlencoded)\b/i.test(contentType)) {
    return createParameters(query);
  }
  const { fields, uploads } = await readForm(body, contentType);
  return createParameters({ ...query, ...fields }, uploads);
}

function readJson(body: Buffer): object {
  try {
    const value: unknown = JSON.parse(body.toString());
    if (typeof value === 'object' && value !== null) return value;
  } catch {
    // Refused below.
  }
  throw badRequest("can't parse JSON object");
}
