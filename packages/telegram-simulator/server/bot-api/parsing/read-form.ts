import { Busboy } from '@fastify/busboy';
import { badRequest } from '../api-error.ts';
import type { Upload } from '../parameters.ts';

type Form = { fields: Record<string, string>; uploads: Map<string, Upload> };

/** A form, with or without files. Throws for anything else. */
export function readForm(body: Buffer, contentType: string): Promise<Form> {
  return new Promise((resolve, reject) => {
    const refuse = () => reject(badRequest("can't parse the form"));
    const form: Form = { fields: {}, uploads: new Map() };
    try {
      const busboy = new Busboy({ headers: { 'content-type': contentType } });
      busboy.on('field', (name, value) => {
        form.fields[name] = value;
      });
      busboy.on('file', (name, stream, fileName, _encoding, mimeType) => {
        const parts: Buffer[] = [];
        stream.on('data', (part: Buffer) => parts.push(part));
        stream.on('end', () =>
          form.uploads.set(name, { bytes: Buffer.concat(parts), name: fileName, mimeType }),
        );
      });
      busboy.on('finish', () => resolve(form));
      busboy.on('error', refuse);
      busboy.end(body);
    } catch {
      refuse();
    }
  });
}
