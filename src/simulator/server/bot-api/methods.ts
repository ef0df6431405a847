import type { Method } from './method.ts';
import { answerInlineQuery, answerWebAppQuery } from './methods/answer-inline-query.ts';
import { answerCallbackQuery, answerPreCheckoutQuery } from './methods/answer-query.ts';
import { deleteMyCommands, getMyCommands, setMyCommands } from './methods/commands.ts';
import { deleteMessage, deleteMessages } from './methods/delete-message.ts';
import * as describeBot from './methods/describe-bot.ts';
import * as editMessage from './methods/edit-message.ts';
import { getChat, getChatMember, getFile, sendChatAction } from './methods/look-up.ts';
import { getChatMenuButton, setChatMenuButton } from './methods/menu-button.ts';
import { copyMessage, forwardMessage } from './methods/pass-on.ts';
import { deleteWebhook, getUpdates, getWebhookInfo, setWebhook } from './methods/receive-updates.ts';
import { refundStarPayment } from './methods/refund-payment.ts';
import { sendInvoice } from './methods/send-invoice.ts';
import { sendDocument, sendMessage, sendPhoto, sendVideo } from './methods/send-message.ts';
import { getStarTransactions } from './methods/star-transactions.ts';

const methods: Record<string, Method> = {
  ...describeBot,
  ...editMessage,
  getUpdates,
  setWebhook,
  deleteWebhook,
  getWebhookInfo,
  sendMessage,
  sendPhoto,
  sendVideo,
  sendDocument,
  sendInvoice,
  copyMessage,
  forwardMessage,
  deleteMessage,
  deleteMessages,
  answerCallbackQuery,
  answerInlineQuery,
  answerPreCheckoutQuery,
  answerWebAppQuery,
  refundStarPayment,
  getStarTransactions,
  setMyCommands,
  getMyCommands,
  deleteMyCommands,
  setChatMenuButton,
  getChatMenuButton,
  sendChatAction,
  getChat,
  getChatMember,
  getFile,
};

const byName = new Map(Object.entries(methods).map(([name, method]) => [name.toLowerCase(), method]));

/** The method of that name, in whatever case it is spelled; undefined: there is none. */
export function findMethod(name: string): Method | undefined {
  return byName.get(name.toLowerCase());
}
