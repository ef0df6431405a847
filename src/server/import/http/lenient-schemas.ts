import * as v from 'valibot';

/** A field of a remote service that may be missing or invalid. */
export const lenientField = <Output>(schema: v.GenericSchema<unknown, Output>) =>
  v.fallback(v.nullable(schema), null);

/** A text of a remote service; empty when missing or invalid. */
export const lenientText = v.fallback(v.string(), '');

/** A list of a remote service; empty when any item is invalid. */
export const listOrEmpty = <Output>(schema: v.GenericSchema<unknown, Output>) =>
  v.fallback(v.array(schema), []);
