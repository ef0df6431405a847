import { formatsOf } from '../../lib/formats.ts';
import type { newBot as italian } from '../it/new-bot.ts';
import type { Translated } from '../translated.ts';
import { chat } from './chat.ts';

const { number } = formatsOf('en-GB');

const some = (count: number, single: string, several: string) =>
  count === 0 ? [] : [count === 1 ? single : `${number(count)} ${several}`];

const NAMES = 15;
const named = (names: readonly string[]) =>
  names.slice(0, NAMES).join(', ') +
  (names.length > NAMES ? ` and ${number(names.length - NAMES)} more` : '');

export const newBot: Translated<typeof italian> = {
  welcome: (name, app) =>
    `Good to see you again${name === undefined ? '' : `, ${name}`}! This is ${app}’s new bot. ` +
    'Your lists, what you’ve watched and your requests are as you left them. Open the app with the button: from now on, it opens from here.',
  premium: (until) => (until === 'without end' ? chat.premiumEndless : chat.premiumUntil(until)),
  formerBotCharges:
    'Your subscription with the former bot may still renew itself. Stop it in Telegram, in Settings › My Stars.',
  missing: ({ channels, videos, subtitles, pictures }) => {
    const again = [
      ...some(videos, '1 video', 'videos'),
      ...some(subtitles, '1 subtitle file', 'subtitle files'),
    ];
    return [
      'I’ve taken the former bot’s place. Whatever is in your channels can be watched without posting it again.',
      channels.length > 0 &&
        `Make me an administrator in: ${named(channels)}. As soon as I am, their videos work.`,
      again.length > 0 &&
        `Send me these again, as they aren’t in any channel: ${again.join(' and ')}. Just forward them from the chat with the former bot, and I’ll recognise them.`,
      pictures.length > 0 && `Send me the covers of these again, too: ${named(pictures)}.`,
      'Only the former bot can refund or renew what was paid to it.',
    ]
      .filter(Boolean)
      .join('\n\n');
  },
};
