/** The two kinds of device: a phone with touch, and a desktop with mouse and keyboard. */
export const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
export const DESKTOP = { viewport: { width: 1280, height: 800 } };

export const DEVICES = { phone: PHONE, desktop: DESKTOP };

/** The end of the user agent of Android messengers on weak devices. */
export const LOW_END_USER_AGENT =
  'Mozilla/5.0 (Linux; Android 9) AppleWebKit/537.36 Chrome/120.0 Mobile Safari/537.36 Telegram-Android/11.3 (Cheap One; Android 9; SDK 28; LOW)';
