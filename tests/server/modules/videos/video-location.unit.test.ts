import { expect, it } from 'vitest';
import { locationOf } from '../../../../src/server/modules/videos/video-location.ts';

const ofLink = (url: string) =>
  locationOf({
    kind: 'link',
    url,
    title_id: 1,
    season: null,
    episode: null,
    file_id: null,
    chat_id: null,
    message_id: null,
  });

it('a link to a channel’s message is that message', () => {
  expect(ofLink('https://t.me/archivio/34')).toEqual({
    kind: 'message',
    chatId: '@archivio',
    messageId: 34,
  });
});

it.each([
  'https://films.example/34',
  'https://t.me/archivio/34?comment=5',
  'https://www.imdb.com/title/tt1/',
])('the link %s stays a page', (url) => expect(ofLink(url)).toEqual({ kind: 'link', url }));
