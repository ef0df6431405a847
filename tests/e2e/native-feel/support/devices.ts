/** The two kinds of device that people hold: a phone under a finger, and a screen with mouse and keyboard. */
export const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
export const DESKTOP = { viewport: { width: 1280, height: 800 } };

export const DEVICES = { phone: PHONE, desktop: DESKTOP };

/** What Android messengers end their user agent in on weak devices. */
export const WEAK_AGENT =
  'Mozilla/5.0 (Linux; Android 9) AppleWebKit/537.36 Chrome/120.0 Mobile Safari/537.36 Telegram-Android/11.3 (Cheap One; Android 9; SDK 28; LOW)';
