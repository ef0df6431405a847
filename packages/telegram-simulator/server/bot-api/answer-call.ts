import type { Fault } from '../../wire-world.ts';
import type { World } from '../world/world.ts';
import { ApiError, forbidden, tooManyRequests } from './api-error.ts';
import { type ApiMethod, ResultWithDescription } from './api-method.ts';
import { createParameters, type Parameters } from './parameters.ts';
import { type RawCall, readCall } from './parsing/read-call.ts';

/** The body of every answer of the Bot API. */
export type CallAnswer = {
  ok: boolean;
  result?: unknown;
  error_code?: number;
  description?: string;
  parameters?: { retry_after: number };
};

/** The connection is cut, or stays silent. */
export type NoAnswer = 'drop' | 'silence';

type ReceivedCall = { name: string; method: ApiMethod; call: RawCall; gone: AbortSignal };

/** Answers one call of a known method, with the fault that it meets, and writes it into the log. */
export async function answerCall(world: World, request: ReceivedCall): Promise<CallAnswer | NoAnswer> {
  const start = Date.now();
  const parameters = await readCall(request.call).catch(apiErrorOf);
  const given = parameters instanceof ApiError ? createParameters({}) : parameters;
  const chatId = Number(given.text('chat_id') || given.text('user_id')) || undefined;
  const fault = world.faults.meet({ method: request.name, chatId });
  const answer =
    parameters instanceof ApiError ? present(parameters) : await meet(world, request, parameters, fault);
  if (isWorthNoting(request.name, answer)) {
    const isSilent = typeof answer === 'string';
    world.log.add({
      kind: 'call',
      name: request.name,
      chatId,
      isOk: !isSilent && answer.ok,
      status: isSilent ? undefined : (answer.error_code ?? 200),
      took: Date.now() - start,
      sent: visible(given),
      answered: answer,
    });
  }
  return answer;
}

/** The messenger may well know it: the answer and the log say that it is missing here. */
export function answerUnknownMethod(world: World, name: string): CallAnswer {
  const description = `Not Found: the simulator has no method ${name}`;
  const answer: CallAnswer = { ok: false, error_code: 404, description };
  world.log.add({ kind: 'call', name, isOk: false, status: 404, sent: undefined, answered: answer });
  return answer;
}

async function meet(
  world: World,
  request: ReceivedCall,
  parameters: Parameters,
  fault: Fault | undefined,
): Promise<CallAnswer | NoAnswer> {
  switch (fault?.kind) {
    case '429':
      return present(tooManyRequests(fault.retryAfter));
    case '403':
      return present(forbidden('bot was blocked by the user'));
    case '500':
      return present(new ApiError(500, 'Internal Server Error'));
    case 'silence':
      return 'silence';
    case 'drop':
      return 'drop';
    case 'lost':
      await run(world, request, parameters);
      return 'drop';
    case undefined:
      return run(world, request, parameters);
  }
}

async function run(
  world: World,
  { method, gone }: ReceivedCall,
  parameters: Parameters,
): Promise<CallAnswer> {
  try {
    const result = await method(world, parameters, { gone });
    return result instanceof ResultWithDescription
      ? { ok: true, result: result.result, description: result.description }
      : { ok: true, result };
  } catch (error) {
    return present(apiErrorOf(error));
  }
}

/** Any other error is a mistake of the simulator and passes on. */
function apiErrorOf(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  throw error;
}

function present({ status, message, retryAfter }: ApiError): CallAnswer {
  const answer = { ok: false, error_code: status, description: message };
  return retryAfter === undefined ? answer : { ...answer, parameters: { retry_after: retryAfter } };
}

/** Empty `getUpdates` answers are not logged. */
function isWorthNoting(name: string, answer: CallAnswer | NoAnswer): boolean {
  if (name.toLowerCase() !== 'getupdates' || typeof answer === 'string') return true;
  return !Array.isArray(answer.result) || answer.result.length > 0;
}

function visible({ values, uploads }: Parameters): Record<string, unknown> {
  const files = [...uploads].map(([name, { bytes }]) => [name, `${bytes.length} bytes`]);
  const secret = values['secret_token'] === undefined ? {} : { secret_token: '[hidden]' };
  return { ...values, ...Object.fromEntries(files), ...secret };
}
