import type { Action, ActionOf } from '../../wire-actions.ts';
import { resetWorld } from '../world/seed-world.ts';
import type { World } from '../world/world.ts';
import { advanceClock } from './advance-clock.ts';
import { changeSubscription } from './change-subscription.ts';
import { addToGroup, createGroup } from './group-actions.ts';
import { chooseInline, findPrepared, inlineQuery, sendPrepared } from './inline-mode.ts';
import { changeMember, openDirect } from './member-actions.ts';
import {
  allowWriting,
  editMessage,
  forward,
  pressStart,
  sendDocument,
  sendText,
  sendVideo,
  sendWebAppData,
  share,
  shareContact,
} from './message-actions.ts';
import { openApp } from './open-app.ts';
import { logIn, openLink } from './open-link.ts';
import { pay, payLink, repeatPayment } from './pay.ts';
import { addPerson, block, deleteAccount, deleteMessage, unblock } from './person-actions.ts';
import { pressCallback } from './press-callback.ts';
import { setBotSettings } from './set-bot-settings.ts';
import { setFault } from './set-fault.ts';
import { setMainApp } from './set-main-app.ts';
import { vote } from './vote.ts';

type Actions = { [Type in Action['type']]: ActionOf<Type> };

const actions: { [Type in Action['type']]: (world: World, action: Actions[Type]) => unknown } = {
  sendText,
  pressStart,
  pressCallback,
  sendVideo,
  sendDocument,
  inlineQuery,
  chooseInline,
  pay,
  payLink,
  repeatPayment,
  changeSubscription,
  share,
  openApp,
  openLink,
  allowWriting,
  setMainApp,
  sendWebAppData,
  findPrepared,
  sendPrepared,
  shareContact,
  logIn,
  vote,
  editMessage,
  forward,
  deleteMessage,
  block,
  unblock,
  deleteAccount,
  addPerson,
  changeMember,
  createGroup,
  addToGroup,
  openDirect,
  setBotSettings,
  setFault,
  advanceClock,
  reset: resetWorld,
};

/** Does what somebody did on the page; gives the action's result, or throws an `ActionError`. */
export function performAction<Type extends Action['type']>(
  world: World,
  action: { type: Type } & Actions[Type],
): unknown {
  return actions[action.type](world, action);
}
