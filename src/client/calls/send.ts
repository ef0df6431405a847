import { isAxiosError, isCancel } from 'axios';
import * as v from 'valibot';
import { auth } from '../../contract/auth.ts';
import { type Call, pathOf } from '../../contract/call.ts';
import { http } from './http.ts';
import { renewToken } from './renew-token.ts';
import { currentToken } from './token.ts';

/** What a call carries: the exact keys of the contract (spec section 7), and no others. */
type Cargo<C extends Call> = {
  params?: v.InferInput<C['params']>;
  query?: v.InferInput<C['query']>;
  body?: v.InferInput<C['body']>;
  headers?: Record<string, string>;
  signal?: AbortSignal | undefined;
  /** The only status that counts as success, where 2xx is too wide. */
  status?: number;
};

/** Sends a call and answers its body as it came. A failure is logged (spec section 8) and thrown. */
export async function sendRaw<C extends Call>(call: C, cargo: Cargo<C> = {}): Promise<unknown> {
  const token = currentToken();
  try {
    return await request(call, cargo).catch(async (error: unknown) => {
      const isExpired = statusOf(error) === 401 && call.path !== auth.path;
      if (!isExpired || !(await renewToken(token))) throw error;
      return request(call, cargo);
    });
  } catch (error) {
    if (!isCancel(error)) console.error(`${call.method} ${call.path} failed:`, reasonOf(error));
    throw error;
  }
}

async function request<C extends Call>(call: C, cargo: Cargo<C>): Promise<unknown> {
  const answer = await http.request<unknown>({
    method: call.method,
    url: pathOf(call, cargo.params ?? {}),
    params: cargo.query,
    ...(cargo.body !== undefined && { data: cargo.body }),
    ...(cargo.headers && { headers: cargo.headers }),
    ...(cargo.signal && { signal: cargo.signal }),
    ...(cargo.status && { validateStatus: (status: number) => status === cargo.status }),
  });
  return answer.data;
}

/** Sends a call and answers its body as the contract reads it; throws what `sendRaw` throws, and on an unreadable body. */
export async function send<C extends Call>(
  call: C,
  cargo: Cargo<C> = {},
): Promise<v.InferOutput<C['answer']>> {
  const body = await sendRaw(call, cargo);
  const parsed = v.safeParse(call.answer, body);
  if (parsed.success) return parsed.output;
  console.error(`${call.method} ${call.path} answered something unreadable`);
  throw new Error('unreadable answer');
}

/** The HTTP status of a failed call, or undefined when no answer came. */
export function statusOf(error: unknown): number | undefined {
  return isAxiosError(error) ? error.response?.status : undefined;
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
