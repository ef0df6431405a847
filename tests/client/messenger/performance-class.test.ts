import { expect, test, vi } from 'vitest';
import { performanceClass } from '../../../src/client/messenger/performance-class.ts';

const android = 'Mozilla/5.0 (Linux; Android 14; K) AppleWebKit/537.36 Chrome/130 Mobile Safari/537.36';

test.each([
  [`${android} Telegram-Android/11.3.3 (Xiaomi M2006C3LG; Android 10; SDK 29; LOW)`, 'low'],
  [`${android} Telegram-Android/11.3.3 (Redmi Note 8 (2021); Android 11; SDK 30; LOW)`, 'low'],
  [`${android} Telegram-Android/11.3.3 (Google Pixel 5; Android 14; SDK 34; AVERAGE)`, 'average'],
  [`${android} Telegram-Android/11.3.3 (Google Pixel 9; Android 15; SDK 35; HIGH)`, 'high'],
  [android, 'average'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15', 'high'],
])('%s is %s', (agent, expected) => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(agent);
  expect(performanceClass()).toBe(expected);
});
