import { expect } from '@playwright/test';
import type { ThirdPartyServer } from './third-party-server.ts';

/** Every call received, repetitions included. */
export function callsTo(thirdParty: ThirdPartyServer): string[] {
  return thirdParty.calls.map(({ path, query, body }) => `${path}?${query} ${JSON.stringify(body)}`).sort();
}

/** `failing`: calls that the app makes again after a while. */
export function expectEachOnce(thirdParty: ThirdPartyServer, failing?: RegExp): void {
  const calls = callsTo(thirdParty).filter((call) => !failing?.test(call));
  expect(calls).toEqual([...new Set(calls)]);
}
