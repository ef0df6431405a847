import type { Scenario, World } from '../../points/support/scenario.ts';
import type { ServerSide } from './server-side.ts';

type Act = (side: ServerSide, world: World) => Promise<unknown>;

/** Two operations of two servers at once; afterwards all is as if one had come after the other. */
export type Pair = Pick<Scenario, 'given' | 'isSo'> & {
  /** Done before, one after the other. */
  before?: readonly Act[];
  acts: readonly [Act, Act];
  /** A fault that is nobody's, see 'Not promised' in docs/promises.md. */
  but?: RegExp;
  /** As many interleavings are tried in any case. */
  atLeast?: number;
  /** Undoes what is no row. */
  after?(world: World): Promise<unknown>;
};
