import type { Module } from '../../module.ts';
import { registerNightButtons } from './cards/night-button-handlers.ts';
import { registerNightInlineQueries } from './cards/night-inline-handlers.ts';
import { findNightCard } from './cards/shown-night.ts';
import { noteGoneChoices } from './choice/chosen-title.ts';
import { endDueNights, NIGHT_WORK } from './choice/decide-night.ts';
import { movieNightRoutes } from './movie-night-routes.ts';
import { registerNightCommand, registerNightStart } from './night-command.ts';
import { nightEventsRoutes } from './night-events-routes.ts';
import { openNightHub } from './night-hub.ts';
import { ownNightRoutes } from './own-night-routes.ts';

export const movieNights: Module = {
  routes(context) {
    const { hub, close } = openNightHub(context);
    return {
      async signedIn(scope) {
        await movieNightRoutes(scope, context, hub);
        ownNightRoutes(scope, context);
      },
      streams: (scope) => nightEventsRoutes(scope, context, hub),
      close,
    };
  },
  chat: {
    everywhere({ updates }, services) {
      registerNightInlineQueries(updates, services);
      registerNightButtons(updates, services);
      registerNightCommand(updates, services);
    },
    first: ({ chats }, services) => registerNightStart(chats, services),
  },
  live: { night: { renderer: (context) => (id) => findNightCard(context, id) } },
  work: [NIGHT_WORK],
  jobs: ({ db }) => [
    { name: 'chosen titles of movie nights', everyMs: 10_000, work: () => noteGoneChoices(db) },
    { name: 'movie nights', everyMs: 500, work: (signal) => endDueNights(db, signal) },
  ],
};
