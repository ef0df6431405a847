import type { ActionOf, FollowedLink } from '../../wire-actions.ts';
import { signLogin } from '../launch/sign-launch.ts';
import type { World } from '../world/world.ts';
import { ActionError } from './action-error.ts';
import { pressStart } from './message-actions.ts';
import { requirePerson } from './require-existing.ts';

/** Resolves a link as the messenger does: t.me links inside, all others in a browser. */
export function openLink(world: World, { person, url }: ActionOf<'openLink'>): FollowedLink {
  requirePerson(world, person);
  const link = readLink(url);
  if (link?.name === 'share/url') {
    const shared = link.query.get('url');
    if (shared) return { kind: 'share', url: shared, text: link.query.get('text') ?? '' };
  }
  const [, slug = ''] = /^(?:\$|invoice\/)([\w-]+)$/.exec(link?.name ?? '') ?? [];
  const invoice = world.invoiceLinks.get(slug);
  if (invoice) return { kind: 'invoice', slug, invoice };
  const [, hidden] = /^c\/(\d+)\/\d+$/.exec(link?.name ?? '') ?? [];
  const channel = world.chats.get(Number(`-100${hidden}`));
  if (channel?.personIds.includes(person)) return { kind: 'chat', chatId: channel.id };
  const [name, appName] = link?.name.split('/') ?? [];
  if (!link || name?.toLowerCase() !== world.bot.username.toLowerCase()) return { kind: 'external', url };
  const isOfApp = appName !== undefined || link.query.has('startapp');
  if (isOfApp && world.bot.mainAppUrl) return mainAppOf(world.bot.mainAppUrl, link.query);
  const groupPayload = link.query.get('startgroup');
  if (groupPayload !== null)
    return { kind: 'addToGroup', ...(/^[\w-]{1,64}$/.test(groupPayload) && { payload: groupPayload }) };
  if (link.query.has('startchannel')) return { kind: 'addToChannel' };
  const payload = link.query.get('start') ?? '';
  if (/^[\w-]{1,64}$/.test(payload)) pressStart(world, { person, payload });
  return { kind: 'chat', chatId: person };
}

/** The Main Mini App also serves links to the bot's named apps. */
function mainAppOf(url: string, query: URLSearchParams): FollowedLink {
  const startParam = query.get('startapp') ?? '';
  if (!/^[\w-]{0,512}$/.test(startParam))
    throw new ActionError('Dopo startapp= stanno solo lettere, cifre, _ e -, al più 512.');
  return { kind: 'app', url, ...(startParam && { startParam }) };
}

/** The target of a login button. */
export function logIn(world: World, { person, url }: ActionOf<'logIn'>): string {
  if (!URL.canParse(url)) throw new ActionError(`${url} non è un indirizzo.`);
  return signLogin(world.token, url, requirePerson(world, person));
}

/** `https://t.me/name?...` and `tg://resolve?domain=name&...` alike. */
function readLink(address: string): { name: string; query: URLSearchParams } | undefined {
  if (!URL.canParse(address)) return undefined;
  const url = new URL(address);
  const query = url.searchParams;
  if (/^https?:$/.test(url.protocol) && /^(www\.)?(t|telegram)\.me$/.test(url.hostname)) {
    return { name: url.pathname.replace(/^\/|\/$/g, ''), query };
  }
  if (url.protocol !== 'tg:') return undefined;
  if (url.hostname === 'msg_url') return { name: 'share/url', query };
  const parts = [query.get('domain') ?? '', query.get('appname')];
  return { name: parts.filter((part) => part !== null).join('/'), query };
}
