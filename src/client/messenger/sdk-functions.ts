/** What the app uses of the messenger's SDK: a chunk of its own. */
export {
  addToHomeScreen,
  checkHomeScreenStatus,
  hapticFeedbackImpactOccurred,
  hapticFeedbackNotificationOccurred,
  hapticFeedbackSelectionChanged,
  init,
  mountThemeParamsSync,
  on,
  openLink,
  openTelegramLink,
  requestWriteAccess,
  shareMessage,
  shareURL,
  supports,
  themeParamsState,
} from '@telegram-apps/sdk-react';
