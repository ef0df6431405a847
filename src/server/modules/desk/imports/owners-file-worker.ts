import * as v from 'valibot';
import { postFrom } from '../../imports/files/file-worker.ts';
import { sentOwnersFile } from './owners-file-message.ts';
import { readOwnersFile } from './read-owners-file.ts';

// The process that reads one file of an owner's.
await postFrom((sent) => readOwnersFile(v.parse(sentOwnersFile, sent)));
