import type { Action } from '../../wire-actions.ts';
import { startAgain } from '../world/people.ts';
import type { World } from '../world/world.ts';
import { addPerson, block, deleteAccount, deleteMessage, unblock } from './belong.ts';
import { chooseInline, inlineQuery } from './inline-mode.ts';
import { openApp } from './open-app.ts';
import { openLink } from './open-link.ts';
import { pay, repeatPayment } from './pay.ts';
import { pressCallback } from './press-callback.ts';
import { setFault } from './set-fault.ts';
import { editMessage, forward, pressStart, sendText, sendVideo, sendWebAppData, share } from './write.ts';

/** Does what somebody did on the page; gives the action's result, or throws an `ActionError`. */
export function act(world: World, action: Action): unknown {
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
      return startAgain(world);
  }
}
