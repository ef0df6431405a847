import { parseRowId } from '../../../lib/parse-row-id.ts';

/** A Telegram message to copy, or any other page. */
export type VideoUrl = { kind: 'message'; chatId: string; messageId: number } | { kind: 'link'; url: string };

const WITH_SCHEME = /^https?:\/\//i;
/** 't.me/channel/34', 'www.films.example/3': browsers show addresses without their scheme. */
const WITHOUT_SCHEME = /^(?:[a-z\d-]+\.)+[a-z]{2,}\/\S+$/i;
const HOST = /^(?:www\.)?(?:t|telegram)\.(?:me|dog)$/;
/** 'channel.t.me/34' is 't.me/channel/34'. */
const CHANNEL_HOST = /^(?!www\.)([a-z]\w{3,31})\.t\.me$/;
/** In a group with topics the topic is before the message: 't.me/c/1234/7/34'. */
const MESSAGE = /^\/(?:c\/(\d+)|(?:s\/)?([a-z]\w{3,31}))\/(?:\d+\/)?(\d+)\/?$/i;
/** Words in the place of a channel's name. */
const NO_CHANNEL =
  /^(?:joinchat|add(?:list|stickers|emoji|theme)|share|login|proxy|socks|invoice|giftcode|boost|contact|setlanguage|confirmphone)$/i;
/** Databases, guides and encyclopaedias: nobody watches a title there. */
const ABOUT_TITLES =
  /(?:^|\.)(?:imdb\.com|themoviedb\.org|tmdb\.org|thetvdb\.com|letterboxd\.com|trakt\.tv|justwatch\.com|filmaffinity\.com|mymovies\.it|rottentomatoes\.com|metacritic\.com|wikipedia\.org|wikidata\.org)$/;

/**
 * Parses a video's URL; undefined for anything else. A message's parameters do not change which one it is, except for a comment,
 * which belongs to a chat that the URL does not name.
 */
export function parseVideoUrl(address: string): VideoUrl | undefined {
  const url = pageIn(address);
  if (!url || ABOUT_TITLES.test(url.hostname)) return undefined;
  const [, hidden, named = '', message] = MESSAGE.exec(pathOfChat(url)) ?? [];
  if (message === undefined || NO_CHANNEL.test(named)) return { kind: 'link', url: url.href };
  const messageId = url.searchParams.has('comment') ? undefined : parseRowId(message);
  if (messageId === undefined) return undefined;
  const chatId = hidden === undefined ? `@${named}` : `-100${hidden}`;
  return { kind: 'message', chatId, messageId };
}

/** The page of a database or guide about a title, at an address; undefined for other pages. */
export function pageAboutTitle(address: string): URL | undefined {
  const url = pageIn(address);
  return url && ABOUT_TITLES.test(url.hostname) ? url : undefined;
}

/** An address as a video's URL, with its scheme; unchanged if it is none. */
export function completeAddress(address: string): string {
  return WITH_SCHEME.test(address) ? address : (pageIn(address)?.href ?? address);
}

/** The page at an address, without the signs that prose puts around one. */
function pageIn(address: string): URL | undefined {
  const plain = webAddressOf(address.trim().replace(/^<(.*)>$|(?<![.,;])[.,;]+$/g, '$1'));
  const complete = WITHOUT_SCHEME.test(plain) ? `https://${plain}` : plain;
  return WITH_SCHEME.test(complete) && URL.canParse(complete) ? new URL(complete) : undefined;
}

/** Addresses of the messenger's apps as those of its pages: 'tg://resolve?domain=channel&post=34', 'tg://privatepost?…'. */
function webAddressOf(address: string): string {
  const [, words] = /^tg:(?:\/\/)?(?:resolve|privatepost)\?(.*)$/i.exec(address) ?? [];
  if (words === undefined) return address;
  const { domain, channel, post, ...others } = Object.fromEntries(new URLSearchParams(words));
  const chat = domain ?? (channel === undefined ? '' : `c/${channel}`);
  const query = 'comment' in others ? '?comment' : '';
  return post === undefined ? address : `https://t.me/${chat}/${post}${query}`;
}

/** The path of a page of the messenger; empty for other pages. */
function pathOfChat({ hostname, pathname }: URL): string {
  const [, channel] = CHANNEL_HOST.exec(hostname) ?? [];
  if (channel !== undefined) return `/${channel}${pathname}`;
  return HOST.test(hostname) ? pathname : '';
}
