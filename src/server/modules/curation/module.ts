import type { Module } from '../../module.ts';
import { registerAddFromTmdb } from './add-from-tmdb-handlers.ts';
import { mergeQueue } from './merge-queue.ts';
import { startMergeWorker } from './merge-worker.ts';
import { registerHideTitle, registerNewTitleCommand, registerTitleCommand } from './title-commands.ts';
import { registerTitleFiles } from './title-file-handlers.ts';
import { registerTitlePictures } from './title-picture-handlers.ts';

export const curation: Module = {
  chat: {
    owners({ owners }, services) {
      registerTitleCommand(owners, services);
      registerNewTitleCommand(owners, services);
      registerTitlePictures(owners, services);
      registerTitleFiles(owners, services);
      registerHideTitle(owners, services);
    },
    everybody: ({ owners }, services) => registerAddFromTmdb(owners, services),
  },
  queues: { title_merge: { queue: mergeQueue, start: startMergeWorker } },
};
