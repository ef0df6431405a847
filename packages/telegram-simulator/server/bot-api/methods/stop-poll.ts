import { replaceMessage } from '../../world/messages.ts';
import { badRequest } from '../api-error.ts';
import type { ApiMethod } from '../api-method.ts';
import { findEditableMessage } from '../find-message.ts';
import { presentPoll } from '../present-poll.ts';

/** Nobody votes any more; the result is the poll as it stands. */
export const stopPoll: ApiMethod = (world, parameters) => {
  const message = findEditableMessage(world, parameters);
  if (!message.poll) throw badRequest('message with poll to stop not found');
  if (message.poll.isClosed) throw badRequest('poll has already been closed');
  const poll = { ...message.poll, isClosed: true };
  replaceMessage(world, { ...message, poll });
  return presentPoll(poll);
};
