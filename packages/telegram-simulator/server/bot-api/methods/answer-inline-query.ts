import { randomBytes } from 'node:crypto';
import * as v from 'valibot';
import { postViaBot } from '../../world/messages.ts';
import { badRequest, QUERY_TOO_OLD } from '../api-error.ts';
import type { ApiMethod } from '../api-method.ts';
import type { Parameters } from '../parameters.ts';
import { checkWebAppUrl } from '../parsing/read-buttons.ts';
import { readInlineResult } from '../parsing/read-inline-result.ts';
import { CHOSEN_CHAT_FLAGS } from '../presentation/present-button.ts';

const MAX_RESULTS = 50;
/** In bytes. */
const MAX_OFFSET = 64;

export const answerInlineQuery: ApiMethod = (world, parameters) => {
  const listed = readListed(parameters);
  const results = listed.map((result) => readInlineResult(world, parameters, result));
  const contents = new Map(results.map(({ shown, content }) => [shown.id, content]));
  if (contents.size < results.length) throw badRequest('RESULT_ID_DUPLICATE');
  const nextOffset = parameters.text('next_offset');
  if (Buffer.byteLength(nextOffset) > MAX_OFFSET) throw badRequest('NEXT_OFFSET_INVALID');
  const button = readButton(parameters);
  const answer = { results: results.map(({ shown }) => shown), contents, nextOffset, button };
  if (!world.inlineQueries.answer(parameters.text('inline_query_id'), answer))
    throw badRequest(QUERY_TOO_OLD);
  return true;
};

function readListed(parameters: Parameters): unknown[] {
  parameters.requiredText('results');
  const listed = parameters.json('results', "can't parse JSON encoded inline query results");
  if (!Array.isArray(listed)) throw badRequest('expected an Array of inline query results');
  if (listed.length > MAX_RESULTS) throw badRequest('RESULTS_TOO_MUCH');
  return listed;
}

const resultsButton = v.object({
  text: v.pipe(v.string(), v.nonEmpty()),
  start_parameter: v.optional(v.string()),
  web_app: v.optional(v.object({ url: v.string() })),
});

function readButton(parameters: Parameters) {
  const listed = parameters.json('button', "can't parse inline query results button JSON object");
  if (listed === undefined) return undefined;
  const read = v.safeParse(resultsButton, listed);
  if (!read.success) throw badRequest('can\'t parse inline query results button: Can\'t find field "text"');
  const { text, start_parameter: startParameter, web_app } = read.output;
  if (web_app) checkWebAppUrl(web_app.url, 'inline query results button');
  else if (!/^[\w-]{1,64}$/.test(startParameter ?? '')) throw badRequest('START_PARAM_INVALID');
  return { text, startParameter, webAppUrl: web_app?.url };
}

export const answerWebAppQuery: ApiMethod = (world, parameters) => {
  const listed = parameters.json('result', "can't parse JSON encoded inline query result");
  const { content } = readInlineResult(world, parameters, listed ?? {});
  const queryId = parameters.text('web_app_query_id');
  const query = world.webAppQueries.get(queryId);
  const person = world.people.get(query?.personId ?? 0);
  if (!query || !person) throw badRequest(QUERY_TOO_OLD);
  world.webAppQueries.delete(queryId);
  return { inline_message_id: postViaBot(world, query.chatId, person, content).inlineMessageId };
};

/** Seconds in which it can be sent. */
const TTL_SECONDS = 24 * 60 * 60;

/** A message that the mini app lets its person send to a chat of their choice. */
export const savePreparedInlineMessage: ApiMethod = (world, parameters) => {
  const personId = parameters.integer('user_id');
  if (!world.people.has(personId)) throw badRequest('user not found');
  const listed = parameters.json('result', "can't parse JSON encoded inline query result");
  const { content } = readInlineResult(world, parameters, listed ?? {});
  const kinds = Object.entries(CHOSEN_CHAT_FLAGS).flatMap(([flag, kind]) =>
    parameters.flag(flag) ? [kind] : [],
  );
  if (kinds.length === 0) throw badRequest('at least one chat type must be allowed');
  const id = randomBytes(12).toString('base64url');
  const expiresAt = world.clock.seconds() + TTL_SECONDS;
  world.preparedMessages.set(id, { personId, content, kinds, expiresAt });
  return { id, expiration_date: expiresAt };
};
