import { isOwner, type PrivateChats, type Services } from '../services.ts';
import { showStatistics } from '../statistics/show-statistics.ts';
import { barPeople } from './bar-people.ts';
import { showFailedDeliveries } from './failed-deliveries.ts';

/** What owners see of everybody's doings, and decide about people; to anybody else none of it exists. */
export function oversee(chats: PrivateChats, services: Services): void {
  const owners = chats.filter((ctx) => isOwner(ctx, services));
  showStatistics(owners, services);
  showFailedDeliveries(owners, services);
  barPeople(owners, services);
}
