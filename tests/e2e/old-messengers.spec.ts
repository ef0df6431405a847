import { expect, test } from './support/journey.ts';
import { expectFrame } from './support/page-checks.ts';
import { THIRD_PARTY_CATALOGUE } from './support/third-party-catalogue.ts';

const BACK_BUTTON = 'web_app_setup_back_button';
const QUESTION = 'web_app_request_write_access';

/** Launch data as messengers before version 8.0 send them, and forks do today: without `signature`. */
const launchData = (how: Record<string, string>) =>
  new URLSearchParams({
    user: JSON.stringify({ id: 77, first_name: 'Ada' }),
    ...how,
    auth_date: '1700000000',
    hash: 'a'.repeat(64),
  }).toString();
const BY_BUTTON = launchData({ query_id: 'AAG1' });
const BY_LINK = launchData({ chat_instance: '7', chat_type: 'sender' });

test.beforeEach(({ thirdParty }) => thirdParty.answer(THIRD_PARTY_CATALOGUE));

test('version 6.9 has its back button, haptics, the question for write access, and is closed after play', async ({
  page,
  thirdParty,
  messenger,
  pageErrors,
}) => {
  // The app asks for the bot's permission to write only on our server.
  const auth = { jwt: 'a-token', vetrina: { preparesShares: false } };
  // This one answers none of its further calls.
  pageErrors.allow(/\/api\/tu\//);
  thirdParty.answer({ ...THIRD_PARTY_CATALOGUE, auth });
  await messenger.surround({ version: '6.9', initData: BY_LINK });
  const signedIn = page.waitForRequest('**/api/auth?*');
  await page.goto(`${thirdParty.link('/content-view/tt-1')}${messenger.hash}`);
  expect((await signedIn).headers()['x-telegram-init-data']).toBe(BY_LINK);
  await expectFrame(page);
  await messenger.expectCall(BACK_BUTTON, { is_visible: true });
  await expect(page.getByRole('button', { name: 'Indietro' })).toHaveCount(0);

  await page.getByRole('button', { name: 'Riproduci' }).click();
  await expect.poll(() => messenger.paramsOf(QUESTION).length).toBe(1);
  expect(messenger.paramsOf('web_app_close')).toEqual([]);
  await messenger.emit('write_access_requested', { status: 'allowed' });
  await expect.poll(() => messenger.paramsOf('web_app_close').length).toBe(1);
  await expect
    .poll(() => messenger.paramsOf('web_app_trigger_haptic_feedback'))
    .toContainEqual({ type: 'notification', notification_type: 'success' });

  await messenger.emit('back_button_pressed');
  await expect(page).toHaveURL(/\/home$/);
  await messenger.expectCall(BACK_BUTTON, { is_visible: false });
});

test('version 6.0, which has neither, gets the arrow of the page, and is closed after play', {
  tag: '@all',
}, async ({ page, thirdParty, messenger }) => {
  await messenger.surround({ version: '6.0', initData: BY_BUTTON });
  await page.goto(`${thirdParty.link('/content-view/tt-1')}${messenger.hash}`);
  await expectFrame(page);
  await page.getByRole('button', { name: 'Riproduci' }).click();
  await expect.poll(() => messenger.paramsOf('web_app_close').length).toBe(1);
  expect([...messenger.paramsOf(BACK_BUTTON), ...messenger.paramsOf(QUESTION)]).toEqual([]);
  await page.getByRole('button', { name: 'Indietro' }).click();
  await expect(page).toHaveURL(/\/home$/);
});
