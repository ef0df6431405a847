import { beforeAll, expect, test } from 'vitest';
import { lockVerticalSwipes } from '../../../src/client/messenger/vertical-swipes.ts';
import { connectMessenger } from './connect-messenger.ts';
import { openInFakeHost } from './fake-host.ts';

const host = openInFakeHost();
const allowed = () => host.paramsOf('web_app_setup_swipe_behavior').at(-1);

beforeAll(() => connectMessenger());

test('locked until the last one has released; releasing twice counts once', () => {
  expect(allowed()).toEqual({ allow_vertical_swipe: true });
  const releaseFirst = lockVerticalSwipes();
  const releaseSecond = lockVerticalSwipes();
  expect(allowed()).toEqual({ allow_vertical_swipe: false });
  releaseFirst();
  releaseFirst();
  expect(allowed()).toEqual({ allow_vertical_swipe: false });
  releaseSecond();
  expect(allowed()).toEqual({ allow_vertical_swipe: true });
});
