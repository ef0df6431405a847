import { withSdk } from './sdk.ts';

type ImpactStyle = 'light' | 'medium' | 'heavy' | 'rigid' | 'soft';

const WHAT = 'haptic feedback';

/** Haptic feedback; does nothing outside a messenger or without support. */
export const haptic = {
  /** A selection changed: a chip, a tab. */
  selection: () => withSdk(WHAT, (sdk) => sdk.hapticFeedbackSelectionChanged.ifAvailable()),
  /** Something was pressed or hit an edge. */
  impact: (style: ImpactStyle = 'light') =>
    withSdk(WHAT, (sdk) => sdk.hapticFeedbackImpactOccurred.ifAvailable(style)),
  /** The outcome of an action. */
  notify: (outcome: 'success' | 'error') =>
    withSdk(WHAT, (sdk) => sdk.hapticFeedbackNotificationOccurred.ifAvailable(outcome)),
};
