import type { ActionOf, LaunchedApp, Platform, ThemeParams } from '../../wire-actions.ts';
import { isHttpUrl } from '../bot-api/check-url.ts';
import { chatTypeFor } from '../launch/chat-type-for.ts';
import { signLaunch } from '../launch/sign-launch.ts';
import { makeQueryId } from '../world/pending-queries.ts';
import type { World } from '../world/world.ts';
import { ActionError } from './action-error.ts';
import { chatInstance } from './press-callback.ts';
import { requirePerson } from './require-existing.ts';

/** Launches a mini app for a person as a web client does. Where a message can answer it, it gets a query id. */
export function openApp(world: World, action: ActionOf<'openApp'>): LaunchedApp {
  const person = requirePerson(world, action.person);
  if (!isHttpUrl(action.url)) throw new ActionError(`${action.url} non è l’indirizzo di una mini app.`);
  const canBeAnswered = action.from === 'inlineButton' || action.from === 'menuButton';
  const queryId = canBeAnswered ? openQuery(world, person.id, action.chat ?? person.id) : undefined;
  const initData = signLaunch({
    token: world.token,
    person,
    hasSignature: Number.parseInt(action.version, 10) >= 8,
    details: {
      ...(queryId && { query_id: queryId }),
      ...(action.from === 'link' && placeOfLink(world, action.chat ?? person.id)),
      ...(action.startParam && { start_param: action.startParam }),
    },
  });
  return { url: launchUrl({ ...action, initData }), initData, queryId };
}

/** The chat in which the link was pressed; outside of chats it counts as the bot's own. */
function placeOfLink(world: World, chatId: number) {
  const chat_type = chatTypeFor(world.chats.get(chatId) ?? { type: 'private' });
  return { chat_type, chat_instance: chatInstance(chatId) };
}

function openQuery(world: World, personId: number, chatId: number): string {
  const queryId = `AAG${makeQueryId()}`;
  world.webAppQueries.set(queryId, { personId, chatId });
  setTimeout(() => world.webAppQueries.delete(queryId), world.limits.webAppQueryLife).unref();
  return queryId;
}

type Launch = {
  url: string;
  initData: string;
  version: string;
  platform: Platform;
  theme: ThemeParams;
  startParam?: string | undefined;
};

/** The address that a web client puts into the mini app's iframe: launch parameters follow its own hash. */
export function launchUrl({ url, initData, version, platform, theme, startParam }: Launch): string {
  const address = new URL(url);
  if (startParam) address.searchParams.set('tgWebAppStartParam', startParam);
  const parameters = new URLSearchParams({
    tgWebAppData: initData,
    tgWebAppVersion: version,
    tgWebAppPlatform: platform,
    tgWebAppBotInline: '1',
    tgWebAppThemeParams: JSON.stringify(theme),
    ...(startParam && { tgWebAppStartParam: startParam }),
  });
  const own = address.hash.slice(1);
  // URLSearchParams encodes a space as '+', which decodeURIComponent does not decode.
  const launch = parameters.toString().replaceAll('+', '%20');
  address.hash = own ? `${own}${own.includes('?') ? '&' : '?'}${launch}` : launch;
  return address.href;
}
