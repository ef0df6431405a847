import { callbackData } from '../../chat/messages/callback-data.ts';
import { requestTexts } from './request-texts.ts';

/** Withdraws from a request. */
export function withdrawButton(id: number) {
  return {
    text: requestTexts.withdraw,
    callback_data: callbackData.withdraw.make(id),
    style: 'danger' as const,
  };
}
