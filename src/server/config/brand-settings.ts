import * as v from 'valibot';
import type { Brand } from '../lib/brand.ts';
import { webAddress } from '../lib/web-address.ts';

const upTo = (letters: number) =>
  v.message(
    v.optional(v.pipe(v.string(), v.trim(), v.maxLength(letters))),
    `must have at most ${letters} characters`,
  );
const page = v.message(v.optional(webAddress), 'must be an http or https address');

/** The settings of it. Telegram allows 512 characters in a description, 1024 in a caption. */
export const brandSettingsSchemas = {
  APP_NAME: upTo(32),
  APP_LOGO: v.message(
    v.optional(v.pipe(v.string(), v.regex(/^(https:\/\/[^\s"]+|\/[^\s"/][^\s"]*)$/))),
    'must be an https address, or a path of this server that begins with /',
  ),
  APP_GREETING: upTo(900),
  APP_DESCRIPTION: upTo(512),
  SUPPORT_CONTACT: upTo(200),
  TERMS_URL: page,
  PRIVACY_URL: page,
};

/** The brand in the settings. */
export function brandFromSettings(values: {
  [Name in keyof typeof brandSettingsSchemas]?: string | undefined;
}): Brand {
  return {
    name: values.APP_NAME ?? 'Vetrina',
    logo: values.APP_LOGO,
    greeting: values.APP_GREETING,
    description: values.APP_DESCRIPTION,
    support: values.SUPPORT_CONTACT,
    terms: values.TERMS_URL,
    privacy: values.PRIVACY_URL,
  };
}
