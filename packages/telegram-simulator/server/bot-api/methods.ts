import type { ApiMethod } from './api-method.ts';
import {
  answerInlineQuery,
  answerWebAppQuery,
  savePreparedInlineMessage,
} from './methods/answer-inline-query.ts';
import { answerCallbackQuery, answerPreCheckoutQuery } from './methods/answer-query.ts';
import * as lookUp from './methods/chat-info.ts';
import { deleteMyCommands, getMyCommands, setMyCommands } from './methods/commands.ts';
import * as passOn from './methods/copy-and-forward.ts';
import { deleteMessage, deleteMessages } from './methods/delete-message.ts';
import * as describeBot from './methods/describe-bot.ts';
import * as editMessage from './methods/edit-message.ts';
import * as logOut from './methods/log-out.ts';
import { getChatMenuButton, setChatMenuButton } from './methods/menu-button.ts';
import * as pinMessage from './methods/pin-message.ts';
import { setMessageReaction } from './methods/pin-message.ts';
import { deleteWebhook, getUpdates, getWebhookInfo, setWebhook } from './methods/receive-updates.ts';
import {
  editUserStarSubscription,
  getStarTransactions,
  refundStarPayment,
} from './methods/refund-payment.ts';
import { createInvoiceLink, sendInvoice } from './methods/send-invoice.ts';
import { sendMediaGroup } from './methods/send-media-group.ts';
import {
  sendContact,
  sendDice,
  sendLocation,
  sendMediaMethods,
  sendMessage,
  sendPoll,
  sendVenue,
  stopPoll,
} from './methods/send-message.ts';

const methods: Record<string, ApiMethod> = {
  ...describeBot,
  ...editMessage,
  ...logOut,
  ...lookUp,
  ...passOn,
  ...pinMessage,
  ...sendMediaMethods,
  getUpdates,
  setWebhook,
  deleteWebhook,
  getWebhookInfo,
  sendMessage,
  sendMediaGroup,
  sendLocation,
  sendVenue,
  sendContact,
  sendDice,
  sendPoll,
  stopPoll,
  sendInvoice,
  createInvoiceLink,
  editUserStarSubscription,
  deleteMessage,
  deleteMessages,
  setMessageReaction,
  answerCallbackQuery,
  answerInlineQuery,
  answerPreCheckoutQuery,
  answerWebAppQuery,
  savePreparedInlineMessage,
  refundStarPayment,
  getStarTransactions,
  setMyCommands,
  getMyCommands,
  deleteMyCommands,
  setChatMenuButton,
  getChatMenuButton,
};

const byName = new Map(Object.entries(methods).map(([name, method]) => [name.toLowerCase(), method]));

/** The method of that name, in whatever case it is spelled; undefined: there is none. */
export function findMethod(name: string): ApiMethod | undefined {
  return byName.get(name.toLowerCase());
}
