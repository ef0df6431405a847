import type { FastifyInstance } from 'fastify';
import { getTroubles } from '../../../contract/desk/troubles.ts';
import { byLanguage } from '../../languages/texts.ts';
import type { AppContext } from '../../module.ts';
import { deskCallsOn } from '../desk/register-desk-call.ts';
import { listTroubles } from './note-troubles.ts';
import { sayTrouble } from './trouble.ts';

const texts = byLanguage(({ findings }) => findings);

/** The present troubles, for the desk's first page. */
export function troubleRoutes(app: FastifyInstance, context: AppContext): void {
  const { on } = deskCallsOn(app, context, context.bot?.services);
  on(getTroubles, async (_input, { db }) => ({
    troubles: (await listTroubles(db)).map(({ since, ...one }) => {
      const { check, message, hint } = sayTrouble(one);
      return { since: since.getTime(), check: texts.checks[check], message, hint };
    }),
  }));
}
