import { texts } from './texts.ts';

/** What the messenger says of people who cannot be reached. */
const REASONS: readonly [said: RegExp, why: string][] = [
  [/deactivated/i, texts.owner.failed.gone],
  [/blocked/i, texts.owner.failed.blocked],
  [
    /chat not found|user not found|initiate|peer_id_invalid|nobody in the messenger/i,
    texts.owner.failed.unknown,
  ],
  [/kept out/, texts.owner.failed.barred],
];

/** Why a delivery was given up, for an owner: in Italian where it is known, else in the messenger's own words. */
export function whyFailed(failure: string): string {
  return REASONS.find(([said]) => said.test(failure))?.[1] ?? failure;
}
