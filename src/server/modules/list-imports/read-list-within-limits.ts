import pLimit from 'p-limit';
import * as v from 'valibot';
import { runInThread, ThreadLimitError } from '../../import/run-in-thread.ts';
import {
  answerListFile,
  type ListFileAnswer,
  type ListFileTask,
  listFileAnswer,
  type ReadList,
} from './answer-list-file.ts';
import { ListFileError } from './list-entry.ts';

/** Files up to this size are read where they are: that takes some ten milliseconds, as long as a thread takes to start. */
const MAX_SMALL_BYTES = 32 * 1024;

const script = new URL('./list-file-worker.js', import.meta.url);
/** The largest lists take a fifth of it. */
const HEAP_MEGABYTES = 96;
/** They take a second of a quiet machine; on a busy one everybody else comes first. */
const TIME_LIMIT_MS = 60_000;

/** Long files are read one at a time, whoever sends them; short ones do not wait for them. */
const inTurn = pLimit(1);

/**
 * Downloads a person's file and reads all of it; one of any length in a thread of bounded memory and time. Throws a
 * `ListFileError`, or what the bytes throw.
 */
export async function readListWithinLimits(
  bytes: AsyncIterable<Uint8Array>,
  fileName: string,
): Promise<ReadList> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of bytes) chunks.push(chunk);
  const task = { bytes: Buffer.concat(chunks), fileName };
  const isSmall = task.bytes.length <= MAX_SMALL_BYTES;
  const answer = await (isSmall ? answerListFile(task) : inTurn(() => readInThread(task)));
  if ('fault' in answer) throw new ListFileError(answer.fault, answer.row);
  return answer.list;
}

async function readInThread(task: ListFileTask): Promise<ListFileAnswer> {
  try {
    const limits = { timeLimitMs: TIME_LIMIT_MS, heapMegabytes: HEAP_MEGABYTES };
    return v.parse(listFileAnswer, await runInThread(script, task, limits));
  } catch (error) {
    if (error instanceof ThreadLimitError) return { fault: 'too much work' };
    throw error;
  }
}
