import type { FastifyInstance } from 'fastify';
import type { Api } from 'grammy';
import { sendOwnData } from '../../../contract/own/data.ts';
import { getLanguage, setLanguage } from '../../../contract/own/settings.ts';
import { isChatMissing } from '../../chat/sending/chat-availability.ts';
import { texts } from '../../chat/texts/texts.ts';
import { ApiError, requireBot } from '../../http/api-error.ts';
import { createCallCounter } from '../../http/call-counter.ts';
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
import { sendPersonData } from './send-person-data.ts';

/** One person's calls in ten seconds: each reads many tables. */
const MAX_CALLS = 1;

/** Sends a person their data, as `person export` prints them; `services` is undefined without a bot. */
export function ownDataRoutes(
  app: FastifyInstance,
  { db }: Pick<RouteContext, 'db'>,
  services: { api: Api } | undefined,
): void {
  const calls = createCallCounter(MAX_CALLS);

  registerPersonalCall(app, sendOwnData, async ({ userId }) => {
    const { api } = requireBot(services);
    if (await isChatMissing(db, userId)) throw noChat();
    calls.limit(userId);
    const isSent = await sendPersonData(api, db, { of: userId, to: userId, caption: texts.ownData });
    if (!isSent) throw noChat();
    return { success: true };
  });
}

const noChat = () => new ApiError(409, 'The bot may not write to this person');

const isOffered = (language: string | null) => language === null || configuredLanguages().includes(language);

/** The language of the app and of the bot's messages to a person, and that of titles. */
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
