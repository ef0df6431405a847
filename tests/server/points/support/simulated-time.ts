/** Time that passes only when it is let: the globals that tell the time and wait obey it. */
export type SimulatedTime = {
  now(): number;
  /** Milliseconds until the next timer is due; undefined without one. */
  untilNext(): number | undefined;
  /** Lets time pass at once, then fires the timers due by then in their order, each once. */
  pass(ms: number, betweenTimers: () => Promise<void>): Promise<void>;
  /** Forgets all timers; it is the first moment again. */
  reset(): void;
  /** Gives real time back. */
  restore(): void;
};

type Timer = { at: number; work: () => void; everyMs: number | undefined; order: number };

const START = Date.UTC(2026, 2, 10, 12);

/** `lot`: numbers that order timers due at the same moment. `isIgnored`: a timer that is set now never fires. */
type Ways = { lot: () => number; isIgnored: () => boolean };

/** Replaces the time of this process. */
export function simulateTime({ lot, isIgnored }: Ways): SimulatedTime {
  const real = {
    Date,
    setTimeout,
    clearTimeout,
    setInterval,
    clearInterval,
    performanceNow: performance.now,
  };
  const timers = new Map<number, Timer>();
  let now = START;
  let lastId = 0;

  class SimulatedDate extends Date {
    constructor(...parts: unknown[]) {
      // oxlint-disable-next-line typescript/no-unsafe-argument -- the parts that `Date` takes
      super(...((parts.length === 0 ? [now] : parts) as [number]));
    }
    static override now = () => now;
    static override [Symbol.hasInstance](value: unknown) {
      return Object.prototype.toString.call(value) === '[object Date]';
    }
  }

  function add(work: (...args: unknown[]) => void, ms: unknown, args: unknown[], isRepeated: boolean) {
    lastId += 1;
    const [id, wait] = [lastId, Math.max(1, Number(ms) || 0)];
    const arm = () =>
      void timers.set(id, {
        at: now + wait,
        work: () => work(...args),
        everyMs: isRepeated ? wait : undefined,
        order: lot(),
      });
    if (!isIgnored()) arm();
    const handle = {
      ref: () => handle,
      unref: () => handle,
      hasRef: () => true,
      close: () => (timers.delete(id), handle),
      refresh: () => (arm(), handle),
      [Symbol.toPrimitive]: () => id,
      [Symbol.dispose]: () => void timers.delete(id),
    };
    return handle;
  }
  const clear = (handle: unknown) => void (handle != null && timers.delete(Number(handle)));

  Object.assign(globalThis, {
    Date: SimulatedDate,
    setTimeout: (work: () => void, ms?: number, ...args: unknown[]) => add(work, ms, args, false),
    setInterval: (work: () => void, ms?: number, ...args: unknown[]) => add(work, ms, args, true),
    clearTimeout: clear,
    clearInterval: clear,
  });
  performance.now = () => now - START;

  const next = () => [...timers].sort(([, a], [, b]) => a.at - b.at || a.order - b.order)[0];

  return {
    now: () => now,
    untilNext: () => {
      const at = next()?.[1].at;
      return at === undefined ? undefined : at - now;
    },
    async pass(ms, betweenTimers) {
      now += ms;
      const due = [...timers].filter(([, { at }]) => at <= now);
      for (const [id, timer] of due.sort(([, a], [, b]) => a.at - b.at || a.order - b.order)) {
        // An earlier one may have cleared it.
        if (timers.get(id) !== timer) continue;
        timers.delete(id);
        if (timer.everyMs !== undefined) timers.set(id, { ...timer, at: now + timer.everyMs });
        timer.work();
        await betweenTimers();
      }
    },
    reset() {
      timers.clear();
      now = START;
    },
    restore() {
      const { performanceNow, ...globals } = real;
      Object.assign(globalThis, globals);
      performance.now = performanceNow;
    },
  };
}
