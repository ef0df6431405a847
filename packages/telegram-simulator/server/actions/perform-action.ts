import * as v from 'valibot';
import { type ActionName, type ActionOf, actionName, actions } from '../../wire-actions.ts';
import { resetWorld } from '../world/seed-world.ts';
import type { World } from '../world/world.ts';
import { changeSubscription } from './change-subscription.ts';
import * as channelActions from './channel-actions.ts';
import * as controlActions from './control-actions.ts';
import * as groupActions from './group-actions.ts';
import * as inlineMode from './inline-mode.ts';
import * as memberActions from './member-actions.ts';
import * as messageActions from './message-actions.ts';
import { openApp } from './open-app.ts';
import * as links from './open-link.ts';
import * as payments from './pay.ts';
import * as personActions from './person-actions.ts';
import { pressCallback } from './press-callback.ts';
import { replaceBot, revokeToken } from './replace-bot.ts';
import { vote } from './vote.ts';

type Performers = { [Name in ActionName]: (world: World, input: ActionOf<Name>) => unknown };

/** Each action by its name on the wire. */
const performers: Performers = {
  ...channelActions,
  ...controlActions,
  ...groupActions,
  ...inlineMode,
  ...memberActions,
  ...messageActions,
  ...links,
  ...payments,
  ...personActions,
  changeSubscription,
  openApp,
  pressCallback,
  replaceBot,
  revokeToken,
  reset: resetWorld,
  vote,
};

/** Performs an action of the page; returns its result. Throws `ValiError`, or `ActionError` with a reason. */
export function performAction(world: World, body: unknown): unknown {
  return perform(world, v.parse(actionName, body).type, body);
}

function perform<Name extends ActionName>(world: World, name: Name, body: unknown): unknown {
  const schema: v.GenericSchema<unknown, ActionOf<Name>> = actions[name].input;
  return performers[name](world, v.parse(schema, body));
}
