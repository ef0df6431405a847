/** What the app uses of the messenger's SDK: a chunk of its own. */
export {
  hapticFeedbackImpactOccurred,
  hapticFeedbackNotificationOccurred,
  hapticFeedbackSelectionChanged,
  init,
  shareMessage,
  shareURL,
  supports,
} from '@telegram-apps/sdk-react';
