import {
  hapticFeedbackImpactOccurred,
  hapticFeedbackNotificationOccurred,
  hapticFeedbackSelectionChanged,
} from '@telegram-apps/sdk-react';
import { isInMessenger } from './environment.ts';
import { tryAndLog } from './try-and-log.ts';

type ImpactStyle = Parameters<typeof hapticFeedbackImpactOccurred>[0];

function play(call: () => void): void {
  if (isInMessenger()) tryAndLog('haptic feedback', call);
}

/** Haptic feedback; does nothing outside a messenger and where unsupported. */
export const haptic = {
  /** A selection changed: a chip, a tab. */
  selection: () => play(() => hapticFeedbackSelectionChanged.ifAvailable()),
  /** Something was pressed or hit an edge. */
  impact: (style: ImpactStyle = 'light') => play(() => hapticFeedbackImpactOccurred.ifAvailable(style)),
  /** How an action ended. */
  notify: (outcome: 'success' | 'error') =>
    play(() => hapticFeedbackNotificationOccurred.ifAvailable(outcome)),
};
