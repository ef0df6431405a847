import { changeSubscriptionOf } from '../../world/star-subscriptions.ts';
import { badRequest } from '../api-error.ts';
import type { ApiMethod } from '../api-method.ts';

/** Stops a person's subscription, or lets it go on; not one that they have stopped themselves. */
export const editUserStarSubscription: ApiMethod = (world, parameters) => {
  const person = world.people.get(parameters.integer('user_id'));
  if (!person) throw badRequest('USER_ID_INVALID');
  const chargeId = parameters.requiredText('telegram_payment_charge_id');
  const subscription = person.subscriptions.find((one) => one.chargeId === chargeId);
  if (!subscription) throw badRequest('CHARGE_ID_INVALID');
  const isStopped = parameters.flag('is_canceled');
  if (subscription.state === 'canceled' || isStopped === (subscription.state === 'stopped'))
    throw badRequest('SUBSCRIPTION_NOT_MODIFIED');
  changeSubscriptionOf(world, person, chargeId, { state: isStopped ? 'stopped' : 'active' });
  return true;
};
