import type { ActionOf } from '../../wire-actions.ts';
import type { World } from '../world/world.ts';

export function setFault(
  world: World,
  { kind, method, person, times, retryAfter }: ActionOf<'setFault'>,
): null {
  if (kind === 'none') world.faults.clear();
  else world.faults.add({ kind, method, person, times, retryAfter });
  return null;
}
