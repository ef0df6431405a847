import type { Fault } from '../../wire-world.ts';
import type { EventFeed } from './event-feed.ts';

export type Faults = ReturnType<typeof createFaults>;

/** The injected faults, applied in the order in which they were set. */
export function createFaults(feed: EventFeed) {
  let faults: Fault[] = [];
  const change = (next: Fault[]) => {
    faults = next;
    feed.publish({ type: 'faultsChanged', faults });
  };
  return {
    inForce: (): readonly Fault[] => faults,
    add: (fault: Fault): void => change([...faults, fault]),
    clear: (): void => change([]),
    /** The fault that a call meets, if any; one that was set for a number of calls is used up by it. */
    meet(call: { method: string; chatId: number | undefined }): Fault | undefined {
      const met = faults.find((fault) => concerns(fault, call));
      if (met?.times !== undefined) change(faults.flatMap((fault) => (fault === met ? once(met) : [fault])));
      return met;
    },
  };
}

function concerns(fault: Fault, { method, chatId }: { method: string; chatId: number | undefined }): boolean {
  const name = method.toLowerCase();
  const isMethod = fault.method ? fault.method.toLowerCase() === name : name !== 'getupdates';
  return isMethod && (fault.person === undefined || fault.person === chatId);
}

function once(fault: Fault): Fault[] {
  const times = (fault.times ?? 1) - 1;
  return times > 0 ? [{ ...fault, times }] : [];
}
