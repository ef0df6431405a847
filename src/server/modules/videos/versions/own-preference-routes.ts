import type { FastifyInstance } from 'fastify';
import { getPreference, setPreference } from '../../../../contract/own/settings.ts';
import { versionTexts } from '../../../chat/texts/texts.ts';
import { registerPersonalCall } from '../../../http/register-calls.ts';
import type { RouteContext } from '../../../http/route-context.ts';
import { QUALITIES } from '../../catalogue/rules/field-values.ts';
import { LANGUAGES } from './preferences-command.ts';
import { readVersionPreference, saveVersionPreference } from './version-preference.ts';

/** The version of a title that a person prefers. */
export function ownPreferenceRoutes(app: FastifyInstance, { db }: Pick<RouteContext, 'db'>): void {
  registerPersonalCall(app, getPreference, async ({ userId }) => ({
    ...(await readVersionPreference(db, userId)),
    qualities: QUALITIES,
    languages: LANGUAGES.map((code) => ({ code, name: versionTexts.languageName(code) })),
  }));

  registerPersonalCall(app, setPreference, async ({ userId, body }) => {
    await saveVersionPreference(db, userId, {
      quality: QUALITIES.find((one) => one === body.quality) ?? null,
      language: LANGUAGES.find((one) => one === body.language) ?? null,
    });
    return { success: true };
  });
}
