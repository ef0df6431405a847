/** The messenger's limits and timeouts, in milliseconds unless said otherwise. Tests set shorter ones. */
export const LIMITS = {
  /** The time for an answer to a pressed button. */
  callbackLife: 30_000,
  inlineLife: 15_000,
  /** Telegram's own: a payment not confirmed in ten seconds is off. */
  preCheckoutLife: 10_000,
  /** The time for an answer to a mini app's query. */
  webAppQueryLife: 600_000,
  /**
   * Messages a second that the flood guard lets through, and the size of a burst: to one chat, to one group, and to
   * all.
   */
  perChat: { perSecond: 1, burst: 20 },
  /** To one group or supergroup: twenty a minute. */
  perGroup: { perSecond: 20 / 60, burst: 20 },
  overall: { perSecond: 30, burst: 60 },
  /** Waiting times before each further attempt of a webhook; the last one repeats. */
  webhookRetries: [1_000, 2_000, 5_000, 15_000, 30_000],
  webhookTimeout: 30_000,
  /** The time for the address of a photo or video to answer. */
  downloadTimeout: 5_000,
  /** Limits of history: the oldest go first. */
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
  /** Bytes of stored uploads. */
  uploads: 64 * 1024 * 1024,
};
export type Limits = typeof LIMITS;
