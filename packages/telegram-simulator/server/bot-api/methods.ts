import type { ApiMethod } from './api-method.ts';
import * as answerInlineQuery from './methods/answer-inline-query.ts';
import * as answerQuery from './methods/answer-query.ts';
import * as lookUp from './methods/chat-info.ts';
import * as commands from './methods/commands.ts';
import * as passOn from './methods/copy-and-forward.ts';
import * as deleteMessage from './methods/delete-message.ts';
import * as describeBot from './methods/describe-bot.ts';
import * as editMessage from './methods/edit-message.ts';
import * as menuButton from './methods/menu-button.ts';
import * as pinMessage from './methods/pin-message.ts';
import * as prepareButton from './methods/prepare-button.ts';
import * as receiveUpdates from './methods/receive-updates.ts';
import * as refundPayment from './methods/refund-payment.ts';
import * as sendInvoice from './methods/send-invoice.ts';
import * as sendMediaGroup from './methods/send-media-group.ts';
import * as sendMessage from './methods/send-message.ts';

const { sendMediaMethods, ...otherSendMethods } = sendMessage;

/** The exports of the files in `methods/`, by name. */
const methods: Record<string, ApiMethod> = {
  ...answerInlineQuery,
  ...answerQuery,
  ...commands,
  ...deleteMessage,
  ...describeBot,
  ...editMessage,
  ...lookUp,
  ...menuButton,
  ...otherSendMethods,
  ...passOn,
  ...pinMessage,
  ...prepareButton,
  ...receiveUpdates,
  ...refundPayment,
  ...sendInvoice,
  ...sendMediaGroup,
  ...sendMediaMethods,
};

const byName = new Map(Object.entries(methods).map(([name, method]) => [name.toLowerCase(), method]));

/** The method of that name, in any case; undefined if there is none. */
export function findMethod(name: string): ApiMethod | undefined {
  return byName.get(name.toLowerCase());
}
