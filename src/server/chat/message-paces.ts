import type { Config } from '../config/config.ts';
import type { MessagePace } from './sending/message-pace.ts';

/** Paid broadcasts per second of all servers together; the Bot API takes 1000. */
const PAID_PER_SECOND = 500;

export type MessagePaces = {
  deliveries: MessagePace;
  /** Of notifications and announcements: that of deliveries, unless they are paid broadcasts. */
  outbox: MessagePace;
};

/** The paces that all servers keep together, by the settings. */
export function messagePaces({
  messagesPerSecond,
  paidBroadcasts,
}: Pick<Config, 'messagesPerSecond' | 'paidBroadcasts'>): MessagePaces {
  const deliveries = { key: 'messages.paced-until', perSecond: messagesPerSecond };
  const paid = { key: 'paid-broadcasts.paced-until', perSecond: PAID_PER_SECOND };
  return { deliveries, outbox: paidBroadcasts ? paid : deliveries };
}
