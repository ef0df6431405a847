import * as v from 'valibot';
import { expect, test } from './support/journey.ts';
import { SimulatorPage } from './support/simulator-page.ts';

const ANNA = 1001;
const GROUP = -4001;
const COVER = 'main a[href*="content-view"]';
const COVER_FACTS = v.object({ name: v.string(), id: v.string() });
const READ_COVER = `
  const cover = document.querySelector('${COVER}');
  return { name: cover.querySelector('img').alt, id: /content-view\\/(\\d+)/.exec(cover.href)[1] };`;
const SECTION = 'nav[aria-label="Sezioni"] a';
const PROMPT = 'section[aria-label="Schermata Home"]';

test.beforeEach(({ allowed }) => {
  test.slow();
  // A closing mini app leaves calls pending.
  allowed.push(/access control checks|cancelled/i);
});

test('the app is added to the home screen, closed, and opened from there, signed in', async ({
  phone,
  server,
  picture,
}) => {
  const simulator = await SimulatorPage.open(phone, server.simulator);
  await phone.press('nav[aria-label="Chat"] button', 'Apri');
  await simulator.inApp(async () => {
    await phone.expectSeen(SECTION, 'Film');
    await phone.expectAnswer('return document.querySelectorAll("main [aria-busy=true]").length', 0);
    await phone.expectSeen(PROMPT);
    // While the page moves, the driver clicks where the button was before it scrolled to it.
    await expect(async () => {
      if ((await phone.count(PROMPT)) > 0) await phone.press(`${PROMPT} button`, 'Aggiungi');
      expect(await phone.count(PROMPT)).toBe(0);
    }).toPass({ timeout: 15_000 });
  });
  await phone.press('[role=dialog] button', 'Aggiungi');
  await phone.press('[role=dialog] button', 'Chiudi');
  await phone.press('nav[aria-label="Schermata Home"] button', 'Vetrina');
  await simulator.inApp(async () => {
    await phone.expectSeen(SECTION, 'Film');
    await phone.expectSeen('main button', 'Riproduci');
  });
  await picture('opened-from-home-screen');
});

test('a new person opens a title by link, plays it and lets the bot deliver it', async ({
  phone,
  server,
  picture,
}) => {
  const simulator = await SimulatorPage.open(phone, server.simulator);
  await phone.press('nav[aria-label="Chat"] button', 'Apri');
  let cover = { name: '', id: '' };
  await simulator.inApp(async () => {
    await phone.expectSeen(COVER);
    cover = v.parse(COVER_FACTS, await phone.driver.run(READ_COVER));
  });
  await phone.press('[role=dialog] button', 'Chiudi');
  const link = `https://t.me/vetrina_demo_bot?startapp=${cover.id}`;
  await simulator.act({ type: 'sendText', chat: GROUP, person: ANNA, text: link });
  await simulator.meet('Elena');
  await phone.press('nav[aria-label="Chat"] button', 'Amici');
  await phone.press('[aria-label="Messaggi"] button', link);
  await simulator.inApp(async () => {
    await phone.expectSeen('h1', cover.name);
    await picture('opened-by-link');
    await phone.press('main button', 'Riproduci');
  });
  await phone.press('[aria-label="Consenti messaggi?"] button', 'Consenti');
  await expect.poll(() => phone.count('iframe[title="Mini app"]')).toBe(0);
  await phone.press('nav[aria-label="Chat"] button', 'Vetrina');
  const messages = `return document.querySelector('[aria-label="Messaggi"]').innerText.includes(arguments[0])`;
  await expect.poll(() => phone.driver.run(messages, cover.name)).toBe(true);
  await picture('delivered');
});
