import type { FastifyInstance } from 'fastify';
import { getLanguage, setLanguage } from '../../../contract/own-settings.ts';
import { registerPersonalCall } from '../../http/register-calls.ts';
import type { RouteContext } from '../../http/route-context.ts';
import { configuredLanguages, hasSeveralLanguages } from '../../languages/current-language.ts';
import { chooseLanguage, readChosenLanguage, readLanguage } from '../../languages/person-language.ts';
import { LANGUAGES } from '../../languages/texts.ts';

/** The language of the app and of what the bot writes to a person. */
export function ownLanguageRoutes(app: FastifyInstance, { db }: Pick<RouteContext, 'db'>): void {
  registerPersonalCall(app, getLanguage, async ({ userId }) => ({
    language: await readChosenLanguage(db, userId),
    languages: hasSeveralLanguages()
      ? configuredLanguages().map((code) => ({ code, name: LANGUAGES[code]?.name ?? code }))
      : [],
  }));

  registerPersonalCall(app, setLanguage, async ({ userId, body: { language } }) => {
    if (language === null || configuredLanguages().includes(language))
      await chooseLanguage(db, userId, language);
    return { spoken: await readLanguage(db, userId) };
  });
}
