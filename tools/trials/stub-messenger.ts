import { setTimeout as sleep } from 'node:timers/promises';
import { type Answer, done, type Latency, type Parameters, serveBotApi } from './bot-api.ts';

/** Answers a call; undefined: the usual answer. */
export type Answerer = (run: number, method: string, parameters: Parameters) => Answer | undefined;

type Options = {
  latency?: Latency;
  /** Milliseconds until a call for updates is answered. */
  updatesAfter?: number;
  /** The content of a file's download. */
  fileAt?: (path: string) => Buffer | undefined;
};

/**
 * A Bot API without any state but that of `answer`. The simulator has one bot at one address, keeps every message,
 * and neither fails by chance nor takes as long as Telegram.
 */
export function startStubMessenger(
  answer: Answerer = () => undefined,
  { latency = { least: 0, most: 60 }, updatesAfter = 500, fileAt }: Options = {},
) {
  return serveBotApi(
    async ({ run, method, parameters }) => {
      if (method === 'getUpdates') await sleep(updatesAfter);
      return answer(run, method, parameters) ?? usualAnswer(method);
    },
    latency,
    fileAt,
  );
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
