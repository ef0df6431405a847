import * as v from 'valibot';

/** A field of a remote service that may be missing or invalid. */
export const lenientField = <Output>(schema: v.GenericSchema<unknown, Output>) =>
  v.fallback(v.nullable(schema), null);

/** A text of a remote service; empty when missing or invalid. */
export const lenientText = v.fallback(v.string(), '');

/** A list of a remote service without its invalid items; empty when it is missing or not a list. */
export const lenientList = <Output>(schema: v.GenericSchema<unknown, Output>) =>
  v.pipe(
    v.fallback(v.array(v.unknown()), []),
    v.transform((items) =>
      items.flatMap((item) => {
        const read = v.safeParse(schema, item);
        return read.success ? [read.output] : [];
      }),
    ),
  );
