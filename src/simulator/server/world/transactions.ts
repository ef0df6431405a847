import { nowInSeconds } from './messages.ts';
import type { StarTransaction, World } from './world.ts';

/** Notes a payment or a refund; the oldest goes when there are too many. */
export function noteTransaction(world: World, transaction: Omit<StarTransaction, 'date'>): void {
  world.transactions.push({ ...transaction, date: nowInSeconds() });
  if (world.transactions.length > world.limits.transactions) world.transactions.shift();
}
