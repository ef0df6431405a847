import { KINDS_OF_WORK } from '../../../src/server/kinds-of-work.ts';
import type { KindOfWork } from '../../../src/server/queue/given-up-work.ts';

/** A kind of work by its name. */
export function kindOfWork(name: string): KindOfWork {
  const kind = KINDS_OF_WORK.find((one) => one.name === name);
  if (!kind) throw new Error(`there is no work called ${name}`);
  return kind;
}
