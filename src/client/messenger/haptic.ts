import {
  hapticFeedbackImpactOccurred,
  hapticFeedbackNotificationOccurred,
  hapticFeedbackSelectionChanged,
} from '@telegram-apps/sdk-react';
import { attempt } from './attempt.ts';
import { inMessenger } from './environment.ts';

type ImpactStyle = Parameters<typeof hapticFeedbackImpactOccurred>[0];

function play(call: () => void): void {
  if (inMessenger()) attempt('haptic feedback', call);
}

/** Small taps that the device answers with; silent outside a messenger and on devices without them. */
export const haptic = {
  /** The choice moved on: a chip, a tab. */
  selection: () => play(() => hapticFeedbackSelectionChanged.ifAvailable()),
  /** Something was pressed or hit an edge. */
  impact: (style: ImpactStyle = 'light') => play(() => hapticFeedbackImpactOccurred.ifAvailable(style)),
  /** How an action ended. */
  notify: (outcome: 'success' | 'error') =>
    play(() => hapticFeedbackNotificationOccurred.ifAvailable(outcome)),
};
