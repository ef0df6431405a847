import sharp from 'sharp';
import { OTHER_CATALOGUE } from '../support/foreign-catalogue.ts';
import { Reply } from '../support/foreign-server.ts';
import { expect, test } from './support/journey.ts';

/** Whether a picture is of one colour, so nothing has been painted. */
async function isEmpty(picture: Buffer): Promise<boolean> {
  const { channels } = await sharp(picture).stats();
  return channels.every(({ min, max }) => min === max);
}

test('nothing is painted before sign-in has been answered', async ({ phone, foreign, picture }) => {
  let answer: (said: unknown) => void = () => {};
  const held = new Promise((resolve) => {
    answer = resolve;
  });
  foreign.answer({ ...OTHER_CATALOGUE, auth: () => held });
  await phone.driver.goTo(foreign.link());
  await expect.poll(() => foreign.calls.map(({ name }) => name)).toEqual(['auth']);
  for (let looks = 0; looks < 5; looks += 1)
    expect(await isEmpty(await picture('before-sign-in'))).toBe(true);
  answer({ jwt: 'a-token' });
  await phone.expectSeen('main button', 'Riproduci');
  expect(await isEmpty(await picture('after-sign-in'))).toBe(false);
  expect(foreign.calls.filter(({ name }) => /^(auth|get_top)$/.test(name))).toHaveLength(2);
});

for (const status of [401, 500])
  test(`a sign-in answered by ${status} ends at the error page`, async ({
    phone,
    foreign,
    allowed,
    picture,
  }) => {
    allowed.push(/./);
    foreign.answer({ ...OTHER_CATALOGUE, auth: new Reply(status) });
    await phone.driver.goTo(foreign.link('/films'));
    await phone.expectSeen('h1', 'ERRORE');
    await phone.expectPlace(/^\/error/);
    await picture(`error-${status}`);
  });

test('without launch data the error page stands, for a reader and for the eye', async ({
  phone,
  server,
  picture,
}) => {
  await phone.driver.goTo(new URL('/films', server.links.ordinary).href);
  await phone.expectSeen('h1', 'ERRORE');
  await picture('error');
});
