import * as v from 'valibot';
import { postFrom } from '../imports/files/file-worker.ts';
import { answerListFile, listFileTask } from './answer-list-file.ts';

// The thread that reads one file of a person's.
await postFrom(async function* (sent) {
  yield await answerListFile(v.parse(listFileTask, sent));
});
