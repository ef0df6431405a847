import type { FastifyInstance } from 'fastify';
import { getLanguage, setLanguage } from '../../../contract/own/settings.ts';
import { registerPersonalCall } from '../../http/register-calls.ts';
import type { RouteContext } from '../../http/route-context.ts';
import { configuredLanguages, hasSeveralLanguages } from '../../languages/current-language.ts';
import {
  chooseLanguage,
  chooseTitleLanguage,
  readChosenLanguages,
  readLanguage,
} from '../../languages/person-language.ts';
import { offeredLanguages } from '../../languages/texts.ts';

const isOffered = (language: string | null) => language === null || configuredLanguages().includes(language);

/** The language of the app and of what the bot writes to a person, and that of titles. */
export function ownLanguageRoutes(app: FastifyInstance, { db }: Pick<RouteContext, 'db'>): void {
  registerPersonalCall(app, getLanguage, async ({ userId }) => ({
    ...(await readChosenLanguages(db, userId)),
    languages: hasSeveralLanguages() ? offeredLanguages() : [],
  }));

  registerPersonalCall(app, setLanguage, async ({ userId, body: { language, titleLanguage } }) => {
    if (isOffered(language)) await chooseLanguage(db, userId, language);
    if (titleLanguage !== undefined && isOffered(titleLanguage))
      await chooseTitleLanguage(db, userId, titleLanguage);
    return { spoken: await readLanguage(db, userId) };
  });
}
