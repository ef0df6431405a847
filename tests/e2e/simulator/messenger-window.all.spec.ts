import { expect, inApp, openApp, test } from './support/third-party-app.ts';

const ANNA = 1001;

test('the Main Mini App opens from the list of chats, the profile, the home screen and a link', async ({
  page,
  messenger,
}) => {
  const who = `show('chi')(WebApp.initDataUnsafe.user.first_name + WebApp.initDataUnsafe.user.allows_write_to_pm)`;
  const what = `show('che cosa')(location.pathname + ' ' + WebApp.initDataUnsafe.start_param)`;
  const expectMain = async (startParam?: string) => {
    const { run, outcome } = await inApp(page);
    await run(`${who}; ${what}`);
    await expect(outcome).toHaveText(`chi: Carlafalse. che cosa: /main ${startParam}. `);
    await page.getByRole('dialog', { name: 'Mini app' }).getByRole('button', { name: 'Chiudi' }).click();
    await expect(page.getByRole('dialog', { name: 'Mini app' })).toHaveCount(0);
  };
  await page.goto(messenger.url);
  await page.getByText('@BotFather', { exact: true }).click();
  await page.getByLabel('Mini app principale').fill(new URL('/main', messenger.appUrl).href);
  await page.getByRole('button', { name: 'Salva' }).click();
  await page.getByRole('radio', { name: /^Carla/ }).click();

  await page.getByRole('navigation', { name: 'Chat' }).getByRole('button', { name: 'Apri' }).click();
  await expectMain();
  await page.getByRole('button', { name: 'Profilo del bot' }).click();
  await page
    .getByRole('dialog', { name: 'Profilo di Vetrina' })
    .getByRole('button', { name: 'Apri' })
    .click();
  const { run } = await inApp(page);
  await run('WebApp.addToHomeScreen()');
  await page
    .getByRole('dialog', { name: 'Aggiungi alla schermata Home?' })
    .getByText('Aggiungi', { exact: true })
    .click();
  await expectMain();
  await page
    .getByRole('navigation', { name: 'Schermata Home' })
    .getByRole('button', { name: 'Vetrina' })
    .click();
  await expectMain();
  await page
    .getByRole('navigation', { name: 'Chat' })
    .getByRole('button', { name: 'Amici', exact: true })
    .click();
  await page.getByLabel('Scrivi un messaggio').fill('https://t.me/vetrina_demo_bot?startapp=42');
  await page.getByLabel('Scrivi un messaggio').press('Enter');
  await page.getByRole('button', { name: /startapp=42/ }).click();
  await expectMain('42');
});

test('each platform has its own frame, and sends its own theme', async ({ page, messenger }) => {
  const looks = [];
  for (const platform of ['iOS', 'Android', 'Desktop', 'macOS', 'Web']) {
    const { run, outcome } = await openApp(page, messenger, platform);
    const phone = page.getByRole('dialog', { name: 'Mini app' });
    await run(`WebApp.BackButton.show(); show('tinta')(WebApp.themeParams.button_color)`);
    await expect(phone.getByRole('button', { name: 'Indietro' })).toBeVisible();
    const close = await phone.getByRole('button', { name: 'Chiudi' }).count();
    looks.push([platform, close, await outcome.innerText()]);
    await run('WebApp.close()');
    await expect(phone).toHaveCount(0);
  }
  expect(looks).toEqual([
    ['iOS', 0, 'tinta: #007aff. '],
    ['Android', 0, 'tinta: #50a8eb. '],
    ['Desktop', 1, 'tinta: #40a7e3. '],
    ['macOS', 1, 'tinta: #2481cc. '],
    ['Web', 0, 'tinta: #3390ec. '],
  ]);
});

test('the chat scrolls with a growing keyboard: each of its buttons can be pressed', async ({
  page,
  messenger,
}) => {
  await page.setViewportSize({ width: 1280, height: 600 });
  await page.goto(messenger.url);
  const keyboard = (rows: number) => ({
    inline_keyboard: Array.from({ length: rows }, (_, row) => [
      { text: `Episodio ${row + 1}`, callback_data: String(row) },
    ]),
  });
  const send = (text: string, rows: number) =>
    messenger.call('sendMessage', { chat_id: ANNA, text, reply_markup: keyboard(rows) });
  for (const season of [1, 2, 3]) await send(`Stagione ${season}`, 3);
  const { message_id } = await send('Stagione 4', 1);
  const messages = page.getByRole('log', { name: 'Messaggi' });
  await expect(messages.getByText('Stagione 4')).toBeInViewport();
  await messenger.call('editMessageReplyMarkup', { chat_id: ANNA, message_id, reply_markup: keyboard(8) });
  await expect(page.getByRole('button', { name: 'Episodio 8' })).toBeInViewport({ ratio: 1 });
});
