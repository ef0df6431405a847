/** An installation's name, texts and contacts. */
export type Brand = {
  name: string;
  /** An https address, or a path of this server. */
  logo: string | undefined;
  /** Replaces the default greeting; `{nome}` is the person's name. */
  greeting: string | undefined;
  /** The bot's description in its empty chat and profile. */
  description: string | undefined;
  /** The owner's contact: `@anna`, an e-mail or any address. */
  support: string | undefined;
  terms: string | undefined;
  privacy: string | undefined;
};
