import * as v from 'valibot';
import { postFrom } from '../imports/files/file-worker.ts';
import { answerListFile } from './answer-list-file.ts';
import { listFileTask } from './list-file-message.ts';

// The process that reads one file of a person's.
await postFrom(async function* (sent) {
  yield await answerListFile(v.parse(listFileTask, sent));
});
