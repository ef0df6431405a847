/**
 * Meanings of a line that is no search, and their numbers in buttons, which never change; `title`: the one that the message names. Those
 * without a reply are of version 1.0.
 */
export const REMARKS = {
  refund: 0,
  leave: 1,
  erase: 2,
  premium: 3,
  arrival: 4,
  notices: 5,
  broken: 6,
  requests: 7,
  contact: 8,
  language: 9,
  insult: 10,
  wish: 11,
  help: 12,
  other: 13,
  bot: 14,
  thanks: 15,
  farewell: 16,
  greeting: 17,
  nothing: 18,
  wordless: 19,
  link: 20,
  title: 21,
  part: 22,
  how: 23,
} as const;

export type Remark = keyof typeof REMARKS;
