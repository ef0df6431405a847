import type { FollowedLink } from '../../wire-action-results.ts';
import type { ActionOf } from '../../wire-actions.ts';
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
  if (link?.name.toLowerCase() !== world.bot.username.toLowerCase()) return { kind: 'external', url };
  const startParam = link.query.get('startapp');
  if (startParam !== null) {
    return { kind: 'app', url: world.appUrl, ...(startParam && { startParam }) };
  }
  const payload = link.query.get('start') ?? '';
  if (/^[\w-]{1,64}$/.test(payload)) pressStart(world, { type: 'pressStart', person, payload });
  return { kind: 'chat', chatId: person };
}

/** Where a login button leads. */
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
  return { name: url.hostname === 'msg_url' ? 'share/url' : (query.get('domain') ?? ''), query };
}
