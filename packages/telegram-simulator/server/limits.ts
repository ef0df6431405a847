/** The messenger's limits and timeouts, in milliseconds unless said otherwise. Tests set shorter ones. */
export const LIMITS = {
  /** How long an answer to a pressed button is waited for, and taken. */
  callbackLife: 30_000,
  inlineLife: 15_000,
  /** Telegram's own: a payment not confirmed in ten seconds is off. */
  preCheckoutLife: 10_000,
  /** How long a mini app's query can be answered. */
  webAppQueryLife: 600_000,
  /** Messages a second that the flood guard lets through, and how many at once: to one chat, to one group, and to all. */
  perChat: { perSecond: 1, burst: 20 },
  /** To one group or supergroup: twenty a minute. */
  perGroup: { perSecond: 20 / 60, burst: 20 },
  overall: { perSecond: 30, burst: 60 },
  /** Waiting times before each further attempt of a webhook; the last one repeats. */
  webhookRetries: [1_000, 2_000, 5_000, 15_000, 30_000],
  webhookTimeout: 30_000,
  /** How long a photo's or video's address may take to answer. */
  downloadTimeout: 5_000,
  /** How many are kept, the oldest go first. */
  messagesPerChat: 500,
  waitingUpdates: 5_000,
  events: 1_000,
  logEntries: 500,
  transactions: 10_000,
  /** Answers to an inline query that can still be chosen from. */
  inlineAnswers: 100,
  invoiceLinks: 1_000,
  preparedMessages: 1_000,
  people: 50,
  chats: 200,
  /** Bytes of uploaded files that are kept. */
  uploads: 64 * 1024 * 1024,
};
export type Limits = typeof LIMITS;
