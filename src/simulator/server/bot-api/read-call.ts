import { createParameters, type Parameters, type Upload } from './parameters.ts';
import { badRequest } from './refusal.ts';

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
  const form = await readForm(body, contentType);
  const values: Record<string, unknown> = { ...query };
  const uploads = new Map<string, Upload>();
  for (const [name, value] of form) {
    if (typeof value === 'string') values[name] = value;
    else uploads.set(name, await readUpload(value));
  }
  return createParameters(values, uploads);
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

async function readForm(body: Buffer, contentType: string): Promise<[string, string | File][]> {
  try {
    const form = await new Response(new Uint8Array(body), {
      headers: { 'content-type': contentType },
    }).formData();
    return [...form];
  } catch {
    throw badRequest("can't parse the form");
  }
}

async function readUpload(file: File): Promise<Upload> {
  return { bytes: Buffer.from(await file.arrayBuffer()), name: file.name, mimeType: file.type };
}
