/** What the app uses of the messenger's SDK: a separate chunk. */
export {
  hapticFeedbackImpactOccurred,
  hapticFeedbackNotificationOccurred,
  hapticFeedbackSelectionChanged,
  init,
  shareMessage,
  shareURL,
  supports,
} from '@telegram-apps/sdk-react';
