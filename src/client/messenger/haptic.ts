import {
  hapticFeedbackImpactOccurred,
  hapticFeedbackNotificationOccurred,
  hapticFeedbackSelectionChanged,
} from '@telegram-apps/sdk-react';
import { trySdk } from './sdk.ts';

type ImpactStyle = 'light' | 'medium' | 'heavy' | 'rigid' | 'soft';

const WHAT = 'haptic feedback';

/** Haptic feedback; does nothing outside a messenger or without support. */
export const haptic = {
  /** A selection changed: a chip, a tab. */
  selection: () => trySdk(WHAT, () => hapticFeedbackSelectionChanged.ifAvailable()),
  /** Something was pressed or hit an edge. */
  impact: (style: ImpactStyle = 'light') =>
    trySdk(WHAT, () => hapticFeedbackImpactOccurred.ifAvailable(style)),
  /** The outcome of an action. */
  notify: (outcome: 'success' | 'error') =>
    trySdk(WHAT, () => hapticFeedbackNotificationOccurred.ifAvailable(outcome)),
};
