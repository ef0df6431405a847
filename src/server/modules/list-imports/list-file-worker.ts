import { parentPort, workerData } from 'node:worker_threads';
import * as v from 'valibot';
import { answerListFile, listFileTask } from './answer-list-file.ts';

// The thread that reads one file of a person's.
parentPort?.postMessage(await answerListFile(v.parse(listFileTask, workerData)));
