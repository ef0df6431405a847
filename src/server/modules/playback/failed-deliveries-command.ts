import type { BotServices, PrivateChatComposer } from '../../chat/bot-services.ts';
import { onCommand } from '../../chat/commands/commands.ts';
import { buttons } from '../../chat/messages/buttons.ts';
import { escapeHtml, truncateText } from '../../chat/messages/html.ts';
import { inRowsOf } from '../../chat/messages/keyboard-message.ts';
import { registerPagedList } from '../../chat/messages/paged-list.ts';
import { onPress } from '../../chat/messages/presses.ts';
import { textOnce } from '../../chat/updates/reply-once.ts';
import { byLanguage } from '../../languages/texts.ts';
import {
  type FailedDelivery,
  failureReasonText,
  findFailedDeliveries,
  retryDelivery,
} from './failed-deliveries.ts';

const PER_ROW = 3;
const MAX_NAME_LENGTH = 60;
const MAX_REASON_LENGTH = 120;
const failed = byLanguage(({ owner }) => owner.failed);

/** `/consegne`: failed deliveries with person, title, reason and a retry button. */
export function registerFailedDeliveriesCommand(owners: PrivateChatComposer, services: BotServices): void {
  const { db, notifyDeliveryQueue } = services;
  const list = registerPagedList(owners, {
    button: buttons.failed,
    heading: () => failed.heading,
    none: () => failed.none,
    perPage: 5,
    read: (_ctx, rows) => findFailedDeliveries(db, rows),
    show: (deliveries, { page }) => ({
      text: deliveries.map((delivery, index) => entryOf(delivery, index + 1)).join('\n\n'),
      rows: inRowsOf(
        PER_ROW,
        deliveries.map(({ id }, index) =>
          buttons.retry.labelled(failed.retry(index + 1), { deliveryId: id, page }),
        ),
      ),
    }),
    // The statistics have its button.
    isOpenedElsewhere: true,
  });
  onCommand(owners, services, 'consegne', 'owners', list.send);

  onPress(owners, buttons.retry, async (ctx, { deliveryId, page }) => {
    const outcome = await textOnce(ctx, db, async (transaction) =>
      (await retryDelivery(transaction, deliveryId)) ? failed.retried : failed.notThere,
    );
    notifyDeliveryQueue();
    await list.show(ctx, page);
    return outcome;
  });
}

function entryOf({ userId, username, title, requestedAt, failure }: FailedDelivery, index: number): string {
  const what = title ? failed.title(truncateText(title.name, MAX_NAME_LENGTH), title.id) : failed.search;
  const who = username === null ? userId : `@${username} (${userId})`;
  const why = truncateText(failureReasonText(failure), MAX_REASON_LENGTH);
  return `${index}. <b>${escapeHtml(what)}</b>\n${escapeHtml(failed.line(who, requestedAt, why))}`;
}
