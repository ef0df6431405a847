import { badRequest } from './api-error.ts';

/** A file that came with a call. */
export type Upload = { bytes: Buffer; name: string; mimeType: string };

/** A call's parameters, however they were sent: numbers and flags may be text, objects may be JSON as text. */
export type Parameters = ReturnType<typeof createParameters>;

export function createParameters(values: Record<string, unknown>, uploads = new Map<string, Upload>()) {
  const text = (name: string): string => {
    const value = values[name];
    if (value === undefined || value === null) return '';
    return typeof value === 'string' ? value : JSON.stringify(value);
  };
  return {
    values,
    uploads,
    text,
    /** Throws for an empty one. */
    requiredText(name: string): string {
      const value = text(name);
      if (value === '') throw badRequest(`parameter "${name}" is required`);
      return value;
    },
    /** 0 for anything but a whole number. */
    integer(name: string): number {
      const value = Number(text(name));
      return Number.isSafeInteger(value) ? value : 0;
    },
    flag: (name: string): boolean => ['true', '1', 'yes', 't', 'y'].includes(text(name).toLowerCase()),
    /** Undefined when it is not there; throws `broken` when it is not JSON. */
    json(name: string, broken: string): unknown {
      const value = values[name];
      if (typeof value !== 'string') return value ?? undefined;
      if (value === '') return undefined;
      try {
        return JSON.parse(value);
      } catch {
        throw badRequest(broken);
      }
    },
    /** The same call with other values, for the fields of an object. */
    inside: (inner: Record<string, unknown>) => createParameters(inner, uploads),
  };
}

/** The language of a bot's setting; empty for all people without one in theirs. */
export function languageOf(parameters: Parameters): string {
  const language = parameters.text('language_code');
  if (!/^([a-z]{2})?$/.test(language)) throw badRequest('LANG_CODE_INVALID');
  return language;
}
