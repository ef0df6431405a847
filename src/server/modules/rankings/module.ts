import type { Module } from '../../module.ts';
import { createLaunchHeroFinder } from './launch-hero.ts';
import { PLAY_WORK, startPlayCounter } from './play-counter.ts';
import { rankingRoutes } from './ranking-routes.ts';

export const rankings: Module = {
  routes: (context) => ({
    signedIn: (scope) => rankingRoutes(scope, context),
    findHero: createLaunchHeroFinder(context, context.counts.person),
  }),
  work: [PLAY_WORK],
  start: ({ db, log, isLeader }) => startPlayCounter(db, log, { isLeader }),
};
