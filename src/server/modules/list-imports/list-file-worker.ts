import { parentPort, workerData } from 'node:worker_threads';
import * as v from 'valibot';
import { lowerThreadPriority } from '../../import/lower-thread-priority.ts';
import { answerListFile, listFileTask } from './answer-list-file.ts';

// The thread that reads one file of a person's.
lowerThreadPriority();
parentPort?.postMessage(await answerListFile(v.parse(listFileTask, workerData)));
