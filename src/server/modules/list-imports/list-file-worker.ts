import { readlinkSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import * as v from 'valibot';
import { answerListFile, listFileTask } from './answer-list-file.ts';

/**
 * Has the calling thread wait for the others of its process, and for other processes: the sender of a file can
 * wait, everybody else's calls cannot. Only Linux gives threads separate priorities; elsewhere nothing changes.
 */
function lowerThreadPriority(): void {
  try {
    const [, thread] = /\/task\/(\d+)$/.exec(readlinkSync('/proc/thread-self')) ?? [];
    if (thread !== undefined) setPriority(Number(thread), constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // No such folder, or no permission.
  }
}

// The thread that reads one file of a person's.
lowerThreadPriority();
parentPort?.postMessage(await answerListFile(v.parse(listFileTask, workerData)));
