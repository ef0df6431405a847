import type { InlineKeyboardButton, UserFromGetMe } from 'grammy/types';
import { LANGUAGE_PARAM } from '../../contract/languages.ts';
import { botApiAcceptsUrl, type Config } from '../config/config.ts';
import { currentLanguage, hasSeveralLanguages } from '../languages/current-language.ts';
import type { Brand } from '../lib/brand.ts';
import { clock } from '../lib/clock.ts';
import { drawnCoverSource } from '../lib/drawn-covers.ts';
import { jpegUrl } from '../lib/image-urls.ts';
import { buildLaunchLink, createLaunchKey, LAUNCH_KEY_LIFETIME_MS } from '../sessions/launch-key.ts';

/** A title's id, the address of its cover, and what its drawn cover shows. */
type CoverOwner = { id: number; copertina: string | null; titolo: string; generi: readonly string[] };

/** The URLs and the web app button that the bot sends to people. */
export type ChatLinks = {
  /** Opens the mini app signed in as this user, by a new launch key, in the current language; never show it to anyone else. */
  personal(userId: string, path?: string): string;
  /** A button that opens the mini app; undefined if the Bot API would refuse the URL. */
  appButton(text: string, userId: string, path?: string): InlineKeyboardButton.WebAppButton | undefined;
  /** URL of a title's cover, or of its drawn one, as a photo; undefined when the messenger cannot fetch it. */
  picture(title: CoverOwner): string | undefined;
  /** URL of the installation's logo as a photo, likewise. */
  logo(brand: Pick<Brand, 'logo'>): string | undefined;
};

/** Width of photos sent to the chat, in pixels. */
const PHOTO_WIDTH = 960;

/** File types that Telegram accepts as a photo. */
const PICTURE = /\.(jpe?g|png|webp)$/i;

/** `secret` signs launch keys. */
export function createChatLinks(
  { publicUrl, botApiRoot, images }: Pick<Config, 'publicUrl' | 'botApiRoot' | 'images'>,
  secret: string,
): ChatLinks {
  function personal(userId: string, path?: string): string {
    const key = createLaunchKey({ userId, secret, expires: new Date(clock.now() + LAUNCH_KEY_LIFETIME_MS) });
    const link = buildLaunchLink({ base: publicUrl, userId, key, path });
    return hasSeveralLanguages() ? `${link}&${LANGUAGE_PARAM}=${currentLanguage()}` : link;
  }

  /** The absolute URL, if the Bot API accepts it as a photo. */
  function shown(address: string): string | undefined {
    const url = new URL(address, publicUrl);
    return PICTURE.test(url.pathname) && botApiAcceptsUrl(botApiRoot, url.href) ? url.href : undefined;
  }

  return {
    personal,
    appButton(text, userId, path) {
      return botApiAcceptsUrl(botApiRoot, publicUrl)
        ? { text, web_app: { url: personal(userId, path) } }
        : undefined;
    },
    picture(title) {
      const source = title.copertina ?? drawnCoverSource(title);
      if (!URL.canParse(source, publicUrl)) return undefined;
      return shown(jpegUrl(images, { kind: 'copertina', id: title.id, source }, PHOTO_WIDTH));
    },
    logo: ({ logo }) => (logo === undefined ? undefined : shown(logo)),
  };
}

/**
 * Deep link to a title that works in every chat: into the mini app if the bot has a main one, else to the title's
 * card in the bot's chat. Contains nothing about the person who shares it.
 */
export function titleLink(
  { username, has_main_web_app: hasMainApp }: Pick<UserFromGetMe, 'username' | 'has_main_web_app'>,
  titleId: number,
): string {
  return `https://t.me/${username}?${hasMainApp ? 'startapp' : 'start'}=${titleId}`;
}
