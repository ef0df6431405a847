import { randomInt } from 'node:crypto';
import * as v from 'valibot';
import type { MessageContent } from '../../../wire-message.ts';
import { makeQueryId } from '../../world/pending-queries.ts';
import { badRequest } from '../api-error.ts';
import type { Parameters } from '../parameters.ts';

/** Faces of each of the messenger's dice. */
const DICE: Readonly<Record<string, number>> = { '🎲': 6, '🎯': 6, '🎳': 6, '🏀': 5, '⚽': 5, '🎰': 64 };

/** Content besides text and files, read from a call. These functions throw in the words of the Bot API. */
export function readLocation(parameters: Parameters): Partial<MessageContent> {
  return {
    location: { latitude: degrees(parameters, 'latitude'), longitude: degrees(parameters, 'longitude') },
  };
}

export function readVenue(parameters: Parameters): Partial<MessageContent> {
  const { location } = readLocation(parameters);
  const [title, address] = [filled(parameters, 'title'), filled(parameters, 'address')];
  return { venue: location && { location, title, address } };
}

export function readContact(parameters: Parameters): Partial<MessageContent> {
  const [phone_number, first_name] = [filled(parameters, 'phone_number'), filled(parameters, 'first_name')];
  return { contact: { phone_number, first_name, last_name: parameters.text('last_name') || undefined } };
}

export function rollDice(parameters: Parameters): Partial<MessageContent> {
  const emoji = parameters.text('emoji').replace('\ufe0f', '') || '🎲';
  const faces = DICE[emoji];
  if (!faces) throw badRequest('wrong dice emoji specified');
  return { dice: { emoji, value: randomInt(1, faces + 1) } };
}

const option = v.union([
  v.pipe(v.string(), v.nonEmpty()),
  v.pipe(
    v.looseObject({ text: v.pipe(v.string(), v.nonEmpty()) }),
    v.transform(({ text }) => text),
  ),
]);

export function readPoll(parameters: Parameters): Partial<MessageContent> {
  const question = filled(parameters, 'question');
  const read = v.safeParse(v.array(option), parameters.json('options', "can't parse options JSON object"));
  if (!read.success) throw badRequest('poll options must be non-empty');
  const options = read.output;
  if (options.length < 2) throw badRequest('poll must have at least 2 option');
  if (options.length > 12) throw badRequest("poll can't have more than 12 options");
  const isQuiz = parameters.text('type') === 'quiz';
  const correctOption = isQuiz ? parameters.integer('correct_option_id') : undefined;
  return {
    poll: {
      id: makeQueryId(),
      question,
      options,
      isQuiz,
      isAnonymous: parameters.text('is_anonymous') === '' || parameters.flag('is_anonymous'),
      allowsMany: parameters.flag('allows_multiple_answers'),
      isClosed: parameters.flag('is_closed'),
      correctOption,
      votes: {},
    },
  };
}

/** A contact, venue or location, by the parameters present; undefined without any. */
export function readStructuredContent(parameters: Parameters): Partial<MessageContent> | undefined {
  if (parameters.text('phone_number') !== '') return readContact(parameters);
  if (parameters.text('address') !== '') return readVenue(parameters);
  return parameters.text('latitude') === '' ? undefined : readLocation(parameters);
}

function filled(parameters: Parameters, name: string): string {
  const value = parameters.text(name);
  if (value === '') throw badRequest(`${name} is empty`);
  return value;
}

function degrees(parameters: Parameters, name: string): number {
  const value = Number(filled(parameters, name));
  if (!Number.isFinite(value)) throw badRequest(`wrong ${name} specified`);
  return value;
}
