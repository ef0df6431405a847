import { knownWords } from '../../../../src/server/languages/known-words.ts';
import { readRemark } from '../../../../src/server/modules/search/read-remark.ts';
import {
  isLikelyName,
  isSurelyName,
  votedRemark,
} from '../../../../src/server/modules/search/remark-votes.ts';
import { asksForMany, nameToRequest } from '../../../../src/server/modules/search/request-words.ts';

/** `name`: offered as a request; `choice`: each common meaning is a press away; else a remark. */
export type ReadTalk = { read: string; words: string };

/** A line as the chat reads it where no title is called like it. */
export function readTalk(line: string): ReadTalk {
  const remark = readRemark(line);
  if (remark) return { read: remark.remark, words: remark.words };
  const words = nameToRequest(line, knownWords());
  if (asksForMany(line, knownWords())) return { read: 'choice', words: line };
  if (!isLikelyName(words, line)) return { read: votedRemark(line) ?? 'choice', words: line };
  return isSurelyName(words, line) ? { read: 'name', words } : { read: 'choice', words: line };
}
