import type { InlineKeyboardButton } from 'grammy/types';
import { type Config, takesAddress } from '../config.ts';
import type { Brand } from '../domain/brand.ts';
import { photoAddress } from '../domain/image-address.ts';
import { LAUNCH_KEY_LIFE, makeLaunchKey } from '../domain/launch-key.ts';
import { launchLink } from '../domain/launch-link.ts';
import type { Title } from '../repositories/title.ts';

/** The addresses that the bot gives out. */
export type Links = {
  /** Opens the mini app as somebody, with a key made at this moment; never to be shown to anybody else. */
  personal(userId: string, path?: string): string;
  /** A button that opens it; undefined where the messenger would refuse the address. */
  appButton(text: string, userId: string, path?: string): InlineKeyboardButton.WebAppButton | undefined;
  /** An address of a title's cover that the messenger can fetch and show; undefined when it cannot. */
  picture(title: Pick<Title, 'id' | 'copertina'>): string | undefined;
  /** The same of the installation's logo. */
  logo(brand: Pick<Brand, 'logo'>): string | undefined;
};

/** Beside each drawn poster lies its photo, made with it when building. */
const DRAWN = /^(\/posters\/[a-z0-9-]+)\.svg$/;

/** What a messenger shows of a photo, on a sharp screen, in pixels. */
const PHOTO_WIDTH = 960;

/** Any other SVG is no picture to a messenger. */
const PICTURE = /\.(jpe?g|png|webp)$/i;

/** `secret` signs launch keys. */
export function makeLinks(
  { publicUrl, botApiRoot, images }: Pick<Config, 'publicUrl' | 'botApiRoot' | 'images'>,
  secret: string,
): Links {
  function personal(userId: string, path?: string): string {
    const key = makeLaunchKey({ userId, secret, expires: new Date(Date.now() + LAUNCH_KEY_LIFE) });
    return launchLink({ base: publicUrl, userId, key, ...(path === undefined ? {} : { path }) });
  }

  /** An address, if the messenger fetches it and takes what is there for a picture. */
  function shown(address: string): string | undefined {
    const url = new URL(address, publicUrl);
    return PICTURE.test(url.pathname) && takesAddress(botApiRoot, url.href) ? url.href : undefined;
  }

  return {
    personal,
    appButton(text, userId, path) {
      return takesAddress(botApiRoot, publicUrl)
        ? { text, web_app: { url: personal(userId, path) } }
        : undefined;
    },
    picture({ id, copertina: source }) {
      if (source === null || !URL.canParse(source, publicUrl)) return undefined;
      const cover = photoAddress(images, { kind: 'copertina', id, source }, PHOTO_WIDTH);
      return shown(cover.replace(DRAWN, '$1.jpg'));
    },
    logo: ({ logo }) => (logo === undefined ? undefined : shown(logo)),
  };
}

/** Brings whoever follows it to the bot and to a title; holds nothing of the person who shares it. */
export function sharedLink(botUsername: string, contentId: number): string {
  return `https://t.me/${botUsername}?start=${contentId}`;
}
