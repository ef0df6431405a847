import { setTimeout as sleep } from 'node:timers/promises';
import { type Answer, done, type Parameters, serveBotApi } from './bot-api.ts';

/** Answers a call; undefined: the usual answer. */
export type Answerer = (run: number, method: string, parameters: Parameters) => Answer | undefined;

/** Milliseconds until a call for updates is answered. */
const UPDATES_AFTER_MS = 500;

/**
 * A Bot API without any state but that of `answer`. The simulator has one bot at one address, keeps every message,
 * and neither fails by chance nor takes as long as Telegram.
 */
export function startStubMessenger(answer: Answerer = () => undefined) {
  return serveBotApi(async ({ run, method, parameters }) => {
    if (method === 'getUpdates') await sleep(UPDATES_AFTER_MS);
    return answer(run, method, parameters) ?? usualAnswer(method);
  });
}

function usualAnswer(method: string): Answer {
  if (method === 'getMe') return done({ id: 1, is_bot: true, first_name: 'V', username: 'stub_bot' });
  return done(method === 'getUpdates' ? [] : true);
}

/** True if a method sends a requested item: a video, a card with the cover or without. */
export const isDelivery = (method: string): boolean =>
  /^(send(Message|Photo|Video|Document)|copyMessage)$/.test(method);

export const sentTo = (chat: number): Answer =>
  done({ message_id: 1, date: 0, chat: { id: chat, type: 'private' } });
