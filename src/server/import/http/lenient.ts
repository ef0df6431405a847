import * as v from 'valibot';

/** Of a foreign service: what is missing or of another type is not there. */
export const maybe = <Output>(schema: v.GenericSchema<unknown, Output>) =>
  v.fallback(v.nullable(schema), null);

/** Of a foreign service: what is no such list is an empty one. */
export const listOf = <Output>(schema: v.GenericSchema<unknown, Output>) => v.fallback(v.array(schema), []);
