import type { ActionOf } from '../../wire-actions.ts';
import type { Message, Poll } from '../../wire-message.ts';
import type { Person } from '../../wire-world.ts';
import { presentPerson } from '../bot-api/presentation/present-message.ts';
import { presentPoll } from '../bot-api/presentation/present-poll.ts';
import { replaceMessage } from '../world/messages.ts';
import type { World } from '../world/world.ts';
import { ActionError } from './action-error.ts';
import { requireChatOf, requireMessage, requirePerson } from './require-existing.ts';

/** Queues a `poll` update with the counts and, unless the poll is anonymous, a `poll_answer`. */
export function vote(
  world: World,
  { chat: chatId, person: personId, messageId, options }: ActionOf<'vote'>,
): Message {
  const person = requirePerson(world, personId);
  const message = requireMessage(requireChatOf(world, chatId, person), messageId);
  const { poll } = message;
  if (!poll) throw new ActionError(`Il messaggio ${messageId} non è un sondaggio.`);
  check(poll, person, options);
  const votes = { ...poll.votes, [person.id]: options };
  const changed = replaceMessage(world, { ...message, poll: { ...poll, votes } });
  world.updates.add('poll', presentPoll({ ...poll, votes }), chatId);
  if (!poll.isAnonymous) {
    const answer = { poll_id: poll.id, user: presentPerson(person), option_ids: options };
    world.updates.add('poll_answer', answer, chatId);
  }
  return changed;
}

function check(
  { options, isClosed, isQuiz, allowsMany, votes }: Poll,
  { id }: Person,
  chosen: number[],
): void {
  if (isClosed) throw new ActionError('Questo sondaggio è chiuso.');
  if (isQuiz && votes[id]?.length) throw new ActionError('A un quiz si risponde una volta.');
  if (chosen.length > 1 && !allowsMany) throw new ActionError('In questo sondaggio la scelta è una.');
  if (chosen.some((option) => !options[option])) throw new ActionError('Il sondaggio non ha questa opzione.');
}
