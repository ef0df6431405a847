import type { Message, MessageEntity } from 'grammy/types';
import { findTmdbRef } from '../imports/tmdb/tmdb-refs.ts';

/**
 * A message's caption, and below it the links to a database that are behind its words or buttons: only their words are
 * seen.
 */
export function captionOf({
  caption = '',
  caption_entities: entities = [],
  reply_markup: markup,
}: Pick<Message, 'caption' | 'caption_entities' | 'reply_markup'>): string {
  const urls = [
    ...entities.flatMap((entity: MessageEntity) => (entity.type === 'text_link' ? [entity.url] : [])),
    ...(markup?.inline_keyboard ?? []).flat().flatMap((button) => ('url' in button ? [button.url] : [])),
  ];
  const links = urls.filter((url) => findTmdbRef(url) !== undefined && !caption.includes(url));
  return [caption, ...new Set(links)].filter(Boolean).join('\n');
}
