import type { Fault } from '../../wire-world.ts';
import type { World } from '../world/world.ts';
import { Described, type Method } from './method.ts';
import { createParameters, type Parameters } from './parameters.ts';
import { type RawCall, readCall } from './read-call.ts';
import { ApiRefusal, forbidden, tooManyRequests } from './refusal.ts';

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

type Asked = { name: string; method: Method; call: RawCall; gone: AbortSignal };

/** Answers one call of a known method, with the fault that it meets, and writes it into the log. */
export async function answerCall(world: World, asked: Asked): Promise<CallAnswer | NoAnswer> {
  const start = Date.now();
  const parameters = await readCall(asked.call).catch(refusalOf);
  const given = parameters instanceof ApiRefusal ? createParameters({}) : parameters;
  const chatId = Number(given.text('chat_id') || given.text('user_id')) || undefined;
  const fault = world.faults.meet({ method: asked.name, chatId });
  const answer =
    parameters instanceof ApiRefusal ? present(parameters) : await meet(world, asked, parameters, fault);
  if (isWorthNoting(asked.name, answer)) {
    const isSilent = typeof answer === 'string';
    world.log.add({
      kind: 'call',
      name: asked.name,
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

async function meet(
  world: World,
  asked: Asked,
  parameters: Parameters,
  fault: Fault | undefined,
): Promise<CallAnswer | NoAnswer> {
  switch (fault?.kind) {
    case '429':
      return present(tooManyRequests(fault.retryAfter));
    case '403':
      return present(forbidden('bot was blocked by the user'));
    case '500':
      return present(new ApiRefusal(500, 'Internal Server Error'));
    case 'silence':
      return 'silence';
    case 'drop':
      return 'drop';
    case 'lost':
      await run(world, asked, parameters);
      return 'drop';
    case undefined:
      return run(world, asked, parameters);
  }
}

async function run(world: World, { method, gone }: Asked, parameters: Parameters): Promise<CallAnswer> {
  try {
    const result = await method(world, parameters, { gone });
    return result instanceof Described
      ? { ok: true, result: result.result, description: result.description }
      : { ok: true, result };
  } catch (error) {
    return present(refusalOf(error));
  }
}

/** Anything but a refusal is a mistake of the simulator and goes on. */
function refusalOf(error: unknown): ApiRefusal {
  if (error instanceof ApiRefusal) return error;
  throw error;
}

function present({ status, message, retryAfter }: ApiRefusal): CallAnswer {
  const answer = { ok: false, error_code: status, description: message };
  return retryAfter === undefined ? answer : { ...answer, parameters: { retry_after: retryAfter } };
}

/** A poll that brought nothing says nothing. */
function isWorthNoting(name: string, answer: CallAnswer | NoAnswer): boolean {
  if (name.toLowerCase() !== 'getupdates' || typeof answer === 'string') return true;
  return !Array.isArray(answer.result) || answer.result.length > 0;
}

function visible({ values, uploads }: Parameters): Record<string, unknown> {
  const files = [...uploads].map(([name, { bytes }]) => [name, `${bytes.length} bytes`]);
  const secret = values['secret_token'] === undefined ? {} : { secret_token: '[hidden]' };
  return { ...values, ...Object.fromEntries(files), ...secret };
}
