import { THIRD_PARTY_CATALOGUE } from '../support/third-party-catalogue.ts';
import { expect, test } from './support/journey.ts';
import type { Phone } from './support/phone.ts';

const SECTIONS = 'nav[aria-label="Sezioni"] a';
const PLAY = 'main button';
const GRID = 'main [role="list"] a, main ul a';

/** The number of the genre's titles, requested without the app. */
const COUNT_OF_DRAMAS = `
  const headers = { Authorization: 'Bearer ' + localStorage.jwt };
  const genre = '/api/get_genere/Dramma?perPage=12&user-id=' + localStorage['jwt-user'];
  const count = async (page) => {
    const titles = await (await fetch(genre + '&page=' + page, { headers })).json();
    return titles.length === 12 ? 12 + (await count(page + 1)) : titles.length;
  };
  return count(1);`;

async function expectFilled(phone: Phone): Promise<void> {
  await phone.expectSeen('main a');
  await phone.expectAnswer('return document.querySelectorAll("main [aria-busy=true]").length', 0);
  await phone.expectAnswer('return document.querySelector("main").innerText.includes("Loading")', false);
  await phone.expectAnswer(
    'return document.documentElement.scrollWidth - document.documentElement.clientWidth',
    0,
    'nothing scrolls sideways',
  );
  await phone.expectAnswer(
    `return [...document.images].filter((image) => {
      const { top, bottom, left, right } = image.getBoundingClientRect();
      const isSeen = bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
      return isSeen && !(image.src && image.complete && image.naturalWidth);
    }).length`,
    0,
    'every picture in sight has come',
  );
}

test('the home has a banner and carousels; the sections load', async ({ phone, open, picture }) => {
  await open('ordinary');
  await phone.expectSeen(PLAY, 'Riproduci');
  for (const row of ['I più piaciuti', 'I più adorati', 'I più visti', 'Nuove uscite'])
    await phone.expectSeen('main h2', row);
  await expectFilled(phone);
  expect(await phone.count('[aria-label="Ricerca premium"]')).toBe(0);
  await picture('home');
  for (const section of ['Film', 'Serie', 'Liste', 'Generi']) {
    await phone.press(SECTIONS, section);
    await phone.expectSeen(`${SECTIONS}[aria-current=page]`, section);
    await expectFilled(phone);
    await picture(section.toLowerCase());
  }
});

test('a genre to its end, a title from there, and back to the same position', async ({
  phone,
  open,
  picture,
}) => {
  test.slow();
  await open('ordinary', '/generi');
  await phone.press('main a', 'Dramma');
  await phone.expectSeen('h1', 'Genere: Dramma');
  await phone.expectSeen('main [aria-setsize]');
  await expectFilled(phone);
  await picture('genre');

  const size = 'Number(document.querySelector("main [aria-setsize]").ariaSetSize)';
  const titles = await phone.number(COUNT_OF_DRAMAS);
  await expect
    .poll(
      async () => {
        await phone.driver.run('window.scrollTo(0, document.documentElement.scrollHeight)');
        return phone.number(`return ${size}`);
      },
      { message: 'every title comes', intervals: [100], timeout: 60_000 },
    )
    .toBe(titles);
  const last = 'Number([...document.querySelectorAll("main [aria-posinset]")].at(-1).ariaPosInSet)';
  await phone.expectAnswer(`return ${last}`, titles, 'the last title is at the end');
  await expectFilled(phone);
  await phone.expectSeen('button', 'Torna su');
  await picture('genre-end');

  const covers = `[...document.querySelectorAll('main a[href*="content-view"]')]`;
  const seen = `${covers}.find((cover) => cover.getBoundingClientRect().top > 200)`;
  const name = await phone.driver.run(`return ${seen}.querySelector('img').alt`);
  const place = (await phone.driver.run(
    `const { left, top } = ${seen}.getBoundingClientRect(); return [left, top, scrollY]`,
  )) as number[];
  await phone.press('main a', String(name));
  await phone.expectSeen('h1', String(name));
  await phone.expectAnswer('return scrollY', 0);
  await phone.driver.back();
  await phone.expectSeen('h1', 'Genere: Dramma');
  await phone.expectSeen('main a', String(name));
  await expect
    .poll(() =>
      phone.driver.run(
        `const cover = ${covers}.find((one) => one.querySelector('img').alt === arguments[0]);
         const { left, top } = cover?.getBoundingClientRect() ?? {}; return [left, top, scrollY]`,
        name,
      ),
    )
    .toEqual(place);
  await expectFilled(phone);
  await picture('genre-back');

  await phone.press('button', 'Torna su');
  await phone.expectAnswer('return scrollY', 0);
});

test('a title: its lists, and playing it through the bot', async ({ phone, open, picture }) => {
  await open('ordinary');
  await phone.press('main a, main button', 'Info');
  await phone.expectPlace(/^\/content-view\//);
  await expectFilled(phone);
  await picture('title');

  const mine = 'main button[aria-pressed]';
  const isOn = async () => phone.count(`${mine}[aria-pressed=true]`, 'Nella lista');
  await phone.expectSeen(`${mine}:not([aria-busy=true])`, 'Nella lista');
  const before = await isOn();
  await phone.press(mine, 'Nella lista');
  await expect.poll(isOn).toBe(1 - before);
  await picture('title-toggled');
  await phone.driver.reload();
  await expect.poll(isOn, 'the server knows it').toBe(1 - before);
  await phone.press(mine, 'Nella lista');
  await expect.poll(isOn).toBe(before);

  await phone.press(PLAY, 'Riproduci');
  await phone.expectAnswer(
    'return document.body.innerText.includes("Fatto. Continua nella chat del bot.")',
    true,
  );
  await picture('played');
});

test('a trailer and a sheet over it: each step back closes one of them, the next leaves the page', async ({
  phone,
  thirdParty,
  picture,
  allowed,
}) => {
  // The player is on a different site, which may be unreachable.
  allowed.push(/youtube/);
  thirdParty.answer(THIRD_PARTY_CATALOGUE);
  await phone.driver.goTo(thirdParty.link('/films'));
  // The first carousel has autoplay.
  await phone.press('main section[aria-labelledby] a[href*="content-view"]');
  await phone.press('main button', 'Guarda il trailer');
  const player = 'iframe[title^="Trailer di "]';
  await phone.expectSeen(player);
  await phone.press('main button', 'Liste');
  await phone.expectSeen('[role=dialog] button', 'Per la pioggia');
  await picture('trailer');

  await phone.driver.back();
  await expect.poll(() => phone.count('[role=dialog]')).toBe(0);
  expect(await phone.count(player)).toBe(1);
  await phone.driver.back();
  await expect.poll(() => phone.count(player)).toBe(0);
  await phone.expectPlace(/^\/content-view\//);
  await phone.driver.back();
  await phone.expectPlace(/^\/films/);
});

test('premium: filters, results, a title and back to them', async ({ phone, open, picture }) => {
  await open('premium');
  await phone.press('a', 'Ricerca premium');
  await phone.press('[role=group] button', 'Horror');
  await phone.press('[role=group] button', '2 ore');
  await phone.expectPlace(/genere=Horror&durata=2\+ore/);
  await phone.expectSeen(GRID);
  await expectFilled(phone);
  await picture('premium-search');
  await phone.press(GRID);
  await phone.expectPlace(/^\/content-view\//);
  await phone.expectSeen(PLAY, 'Riproduci');
  await phone.driver.back();
  await phone.expectPlace(/genere=Horror&durata=2\+ore/);
  await phone.expectSeen('[role=group] button[aria-pressed=true]', 'Horror');
});

test('a long press on a cover opens its sheet, and lifting the finger opens no page', async ({
  phone,
  open,
  picture,
}) => {
  await open('ordinary');
  await expectFilled(phone);
  await phone.hold(await phone.element('main section a[href*="content-view"]'), 900);
  await phone.expectSeen('[role=dialog]');
  await phone.expectSeen('[role=dialog] button', 'Mi piace');
  await new Promise((resolve) => setTimeout(resolve, 600));
  await phone.expectSeen('[role=dialog]');
  await phone.expectPlace(/^\/(home)?(\?|$)/);
  await picture('sheet');
});

test('the right mouse button opens the same sheet, and back closes it', async ({ phone, open }) => {
  await open('ordinary');
  await phone.press(SECTIONS, 'Film');
  await phone.expectSeen('main h2', 'Ultimi aggiunti');
  await expectFilled(phone);
  await phone.pressMenuButton(await phone.element('main section a[href*="content-view"]'));
  await phone.expectSeen('[role=dialog] button', 'Adoro');
  await phone.driver.back();
  await expect.poll(() => phone.count('[role=dialog]')).toBe(0);
});
