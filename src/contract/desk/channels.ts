import * as v from 'valibot';
import { lenientCount, lenientList, lenientText } from '../lenient-schemas.ts';
import { changing, reading } from '../request-schemas.ts';
import { defineDeskCall } from './desk.ts';

/*
 * The followed channels in 'Importa ed esporta' at the desk (behaviour 23.130), for owners alone.
 */

const channel = v.object({
  id: v.string(),
  title: v.string(),
  /** Its videos that belong to titles, and those that wait. */
  used: lenientCount,
  unmatched: lenientCount,
  /** The bot is no longer an administrator there. */
  isLost: v.fallback(v.boolean(), false),
});
export type DeskChannel = v.InferOutput<typeof channel>;

/** `link` has any messenger offer its channels, to make the bot an administrator of one. */
export const getChannels = defineDeskCall({
  ...reading,
  role: 'owner',
  path: '/api/gestione/channels',
  answer: v.object({ channels: lenientList(channel), link: lenientText }),
  summary: 'The followed channels (owners)',
  failures: [404],
});

/** `request`: for the mini app's `web_app_request_chat`; null where the messenger prepares none. */
export const chooseChannel = defineDeskCall({
  ...changing,
  role: 'owner',
  path: '/api/gestione/channels/choose',
  body: v.object({}),
  answer: v.object({ request: lenientText }),
  summary: 'Prepare the messenger’s chooser of a channel, which asks for the bot’s rights as well (owners)',
  failures: [404],
  example: { body: {} },
});
