import { parentPort, workerData } from 'node:worker_threads';
import * as v from 'valibot';
import { answerWorkbook } from './table-bytes.ts';

// The thread that reads a workbook of an owner's.
parentPort?.postMessage(answerWorkbook(v.parse(v.instance(Uint8Array), workerData)));
