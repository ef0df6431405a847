import * as v from 'valibot';

/** What an installation calls itself, and where its people turn to. */
export type Brand = {
  name: string;
  /** An https address, or a path of this server. */
  logo: string | undefined;
  /** In place of the usual one; `{nome}` stands for the person's name. */
  greeting: string | undefined;
  /** What the messenger shows of the bot before anybody has begun to talk to it. */
  description: string | undefined;
  /** In the owner's words: `@anna`, an e-mail or another address. */
  support: string | undefined;
  terms: string | undefined;
  privacy: string | undefined;
};

const upTo = (letters: number) =>
  v.message(
    v.optional(v.pipe(v.string(), v.trim(), v.maxLength(letters))),
    `must have at most ${letters} characters`,
  );
const page = v.message(
  v.optional(v.pipe(v.string(), v.url(), v.regex(/^https?:/))),
  'must be an http or https address',
);

/** The settings that it comes from. The messenger bears 512 letters of a description, 1024 below a picture. */
export const brandSettings = {
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

/** The brand out of the settings that were read. */
export function brandOf(
  values: {
    [Name in keyof typeof brandSettings]?: string | undefined;
  },
): Brand {
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
