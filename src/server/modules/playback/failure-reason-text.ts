import { texts } from '../../chat/texts/texts.ts';

/** Patterns of Bot API errors for unreachable people. */
const REASONS: readonly [said: RegExp, why: string][] = [
  [/deactivated/i, texts.owner.failed.gone],
  [/blocked/i, texts.owner.failed.blocked],
  [
    /chat not found|user not found|initiate|peer_id_invalid|nobody in the messenger|no chat with the bot/i,
    texts.owner.failed.unknown,
  ],
  [/kept out/, texts.owner.failed.banned],
];

/** Why a delivery failed, for an owner: in Italian where the error is known, else as the Bot API said it. */
export function failureReasonText(failure: string): string {
  return REASONS.find(([pattern]) => pattern.test(failure))?.[1] ?? failure;
}
