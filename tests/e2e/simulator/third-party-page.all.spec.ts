import { expect, inApp, openApp, test } from './support/third-party-app.ts';

const ANNA = 1001;
const CARLA = 3003;

const INVOICE = {
  title: 'Premium',
  description: 'Un mese',
  payload: 'mese',
  currency: 'XTR',
  prices: [{ label: 'Mese', amount: 50 }],
};

test('a page that uses the messenger’s own script pays, shares and writes through it', async ({
  page,
  messenger,
}) => {
  const link = await messenger.call('createInvoiceLink', INVOICE);
  const result = {
    type: 'article',
    id: '1',
    title: 'Film',
    input_message_content: { message_text: 'Da vedere' },
  };
  const toGroups = { user_id: ANNA, result, allow_group_chats: true };
  const prepared = await messenger.call('savePreparedInlineMessage', toGroups);
  const { run, outcome } = await openApp(page, messenger);

  await run(`WebApp.openInvoice('${link}', show('fattura'))`);
  await page.getByRole('button', { name: 'Paga 50 Stelle' }).click();
  const updates = await messenger.call('getUpdates', { timeout: 5 });
  await messenger.call('answerPreCheckoutQuery', {
    pre_checkout_query_id: updates[0].pre_checkout_query.id,
    ok: true,
  });
  await expect(outcome).toContainText('fattura: paid.');

  await run(`WebApp.shareMessage('${prepared.id}', show('condiviso'))`);
  const chats = page.getByRole('dialog', { name: 'Condividi con…' });
  await chats.getByRole('button', { name: 'Amici', exact: true }).click();
  await expect(outcome).toContainText('condiviso: true.');
  await run(`WebApp.shareMessage('${prepared.id}', show('ancora'))`);
  await expect(chats).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(outcome).toContainText('ancora: false.');

  await run(`WebApp.Gyroscope.start({}, show('giroscopio'))`);
  await expect(outcome).toContainText('giroscopio: false.');
  await run(`WebApp.switchInlineQuery('nosferatu', ['groups'])`);
  await page
    .getByRole('dialog', { name: 'Scegli una chat' })
    .getByRole('button', { name: 'Amici', exact: true })
    .click();
  await expect(page.getByLabel('Scrivi un messaggio')).toHaveValue('@vetrina_demo_bot nosferatu');
  await expect(
    page.getByRole('log', { name: 'Messaggi' }).getByText('Da vedere', { exact: true }),
  ).toBeVisible();
});

test('a page learns whether its icon is on the home screen, if the messenger knows', async ({
  page,
  messenger,
}) => {
  const { run, outcome } = await openApp(page, messenger, 'Android');
  const question = page.getByRole('dialog', { name: 'Aggiungi alla schermata Home?' });
  await run(`WebApp.onEvent('homeScreenAdded', () => show('aggiunta')(true))`);
  await run(`WebApp.addToHomeScreen()`);
  await question.getByRole('button', { name: 'Annulla' }).click();
  await run(`WebApp.checkHomeScreenStatus(show('prima'))`);
  await expect(outcome).toHaveText('prima: missed. ');
  await run(`WebApp.addToHomeScreen()`);
  await question.getByRole('button', { name: 'Aggiungi' }).click();
  await expect(outcome).toContainText('aggiunta: true.');
  await run(`WebApp.checkHomeScreenStatus(show('dopo'))`);
  await expect(outcome).toContainText('dopo: added.');
});

test('a page requests write access only until it is granted', async ({ page, messenger }) => {
  await page.goto(messenger.url);
  await page.getByRole('radio', { name: /^Carla/ }).click();
  await page.getByRole('navigation', { name: 'Chat' }).getByRole('button', { name: 'Apri' }).click();
  const { run, outcome } = await inApp(page);
  const question = page.getByRole('dialog', { name: 'Consenti messaggi?' });
  await run(`WebApp.requestWriteAccess(show('prima'))`);
  await question.getByRole('button', { name: 'Rifiuta' }).click();
  await expect(outcome).toContainText('prima: false.');
  const write = () => messenger.call('sendMessage', { chat_id: CARLA, text: 'Eccomi' });
  expect(await write()).toBeUndefined();
  await run(`WebApp.requestWriteAccess(show('poi'))`);
  await question.getByRole('button', { name: 'Consenti' }).click();
  await expect(outcome).toContainText('poi: true.');
  await expect(page.getByRole('log', { name: 'Messaggi' })).toContainText(
    'Hai consentito al bot di scriverti',
  );
  expect(await write()).toMatchObject({ text: 'Eccomi' });
  await run(`WebApp.requestWriteAccess(show('ancora'))`);
  await expect(outcome).toContainText('ancora: true.');
  await expect(question).toHaveCount(0);
});
