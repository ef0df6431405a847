import type { Module } from '../../module.ts';
import { createLaunchOpeningFinder } from './launch-opening.ts';
import { PLAY_WORK, startPlayCounter } from './play-counter.ts';
import { rankingRoutes } from './ranking-routes.ts';

export const rankings: Module = {
  routes: (context) => ({
    signedIn: (scope) => rankingRoutes(scope, context),
    findOpening: createLaunchOpeningFinder(context, context.counts.person),
  }),
  work: [PLAY_WORK],
  start: ({ db, log, isLeader }) => startPlayCounter(db, log, { isLeader }),
};
