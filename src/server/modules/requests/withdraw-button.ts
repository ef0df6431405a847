import { callbackData } from '../../chat/messages/callback-data.ts';
import { truncateText } from '../../chat/messages/html.ts';
import { requestTexts } from './request-texts.ts';

const MAX_NAME_LENGTH = 60;

/** Withdraws from a request; `name` where the message is about several. */
export function withdrawButton(id: number, name?: string) {
  return {
    text:
      name === undefined
        ? requestTexts.withdraw
        : requestTexts.withdrawOne(truncateText(name, MAX_NAME_LENGTH)),
    callback_data: callbackData.withdraw.make(id),
    style: 'danger' as const,
  };
}
