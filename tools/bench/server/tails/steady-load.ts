import type { Call, TokenOf } from '../call.ts';
import { type Connection, formatHttpRequest, openConnection } from '../raw-http-client.ts';

const PER_SECOND = 50;

/**
 * Makes calls at a fixed rate, however long they take, as people do who do not know of each other; `stop` answers the times in
 * milliseconds, sorted, and how many were not answered 200. A time counts from when the call was due.
 */
export function startSteadyLoad({ port, make, tokenOf }: { port: number; make(): Call; tokenOf: TokenOf }) {
  const idle: Connection[] = [];
  const times: number[] = [];
  const calls = new Set<Promise<void>>();
  const start = performance.now();
  let started = 0;
  let refused = 0;
  const call = async (due: number) => {
    const { user, ...rest } = make();
    const connection = idle.pop() ?? (await openConnection(port));
    const { status } = await connection.ask(formatHttpRequest({ ...rest, token: await tokenOf(user) }));
    times.push(performance.now() - due);
    if (status !== 200) refused += 1;
    idle.push(connection);
  };
  const startDueCalls = () => {
    for (; start + (started * 1000) / PER_SECOND <= performance.now(); started += 1) {
      const called = call(start + (started * 1000) / PER_SECOND).finally(() => calls.delete(called));
      calls.add(called);
    }
  };
  const timer = setInterval(startDueCalls, 1000 / PER_SECOND);
  return {
    async stop() {
      clearInterval(timer);
      await Promise.all(calls);
      for (const connection of idle) connection.close();
      return { times: times.sort((a, b) => a - b), refused };
    },
  };
}
