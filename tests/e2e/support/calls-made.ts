import { expect } from '@playwright/test';
import type { ThirdPartyServer } from './third-party-server.ts';

/** Every call received, repetitions included. */
export function callsTo(thirdParty: ThirdPartyServer): string[] {
  return thirdParty.calls.map(({ path, query, body }) => `${path}?${query} ${JSON.stringify(body)}`).sort();
}

export function expectEachOnce(thirdParty: ThirdPartyServer): void {
  expect(callsTo(thirdParty)).toEqual([...new Set(callsTo(thirdParty))]);
}
