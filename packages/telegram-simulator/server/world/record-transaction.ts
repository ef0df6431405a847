import type { StarTransaction, World } from './world.ts';

/** Records a payment or a refund; drops the oldest beyond the limit. */
export function recordTransaction(world: World, transaction: Omit<StarTransaction, 'date'>): void {
  world.transactions.push({ ...transaction, date: world.clock.seconds() });
  if (world.transactions.length > world.limits.transactions) world.transactions.shift();
}
