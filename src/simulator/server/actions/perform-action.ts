import type { Action } from '../../wire-actions.ts';
import { resetWorld } from '../world/people.ts';
import type { World } from '../world/world.ts';
import { chooseInline, inlineQuery, sendPrepared } from './inline-mode.ts';
import {
  editMessage,
  forward,
  pressStart,
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
import { setFault } from './set-fault.ts';
import { vote } from './vote.ts';

/** Does what somebody did on the page; gives the action's result, or throws an `ActionError`. */
export function performAction(world: World, action: Action): unknown {
  switch (action.type) {
    case 'sendText':
      return sendText(world, action);
    case 'pressStart':
      return pressStart(world, action);
    case 'pressCallback':
      return pressCallback(world, action);
    case 'sendVideo':
      return sendVideo(world, action);
    case 'inlineQuery':
      return inlineQuery(world, action);
    case 'chooseInline':
      return chooseInline(world, action);
    case 'pay':
      return pay(world, action);
    case 'payLink':
      return payLink(world, action);
    case 'repeatPayment':
      return repeatPayment(world, action);
    case 'share':
      return share(world, action);
    case 'openApp':
      return openApp(world, action);
    case 'openLink':
      return openLink(world, action);
    case 'sendWebAppData':
      return sendWebAppData(world, action);
    case 'sendPrepared':
      return sendPrepared(world, action);
    case 'shareContact':
      return shareContact(world, action);
    case 'logIn':
      return logIn(world, action);
    case 'vote':
      return vote(world, action);
    case 'editMessage':
      return editMessage(world, action);
    case 'forward':
      return forward(world, action);
    case 'deleteMessage':
      return deleteMessage(world, action);
    case 'block':
      return block(world, action);
    case 'unblock':
      return unblock(world, action);
    case 'deleteAccount':
      return deleteAccount(world, action);
    case 'addPerson':
      return addPerson(world, action);
    case 'setFault':
      return setFault(world, action);
    case 'reset':
      return resetWorld(world);
  }
}
