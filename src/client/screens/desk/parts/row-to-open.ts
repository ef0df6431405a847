import { useLocation } from 'react-router-dom';
import * as v from 'valibot';

const opening = v.object({ opens: v.string() });

/** The state of a link that opens the row of this id in the table it leads to. */
export function stateToOpen(id: string): v.InferInput<typeof opening> {
  return { opens: id };
}

/** The id of the row that the link to this page opens. */
export function useRowToOpen(): string | undefined {
  const read = v.safeParse(opening, useLocation().state);
  return read.success ? read.output.opens : undefined;
}
