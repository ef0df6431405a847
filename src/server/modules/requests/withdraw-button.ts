import { buttons } from '../../chat/messages/buttons.ts';
import { requestTexts } from './request-texts.ts';

/** Withdraws from a request. */
export function withdrawButton(id: number) {
  return buttons.withdraw.labelled(requestTexts.withdraw, { requestId: id }, 'danger');
}
