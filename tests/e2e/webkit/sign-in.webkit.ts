import sharp from 'sharp';
import { THIRD_PARTY_CATALOGUE } from '../support/third-party-catalogue.ts';
import { expect, test } from './support/journey.ts';

/** True if a screenshot has a single colour, so that nothing has been painted. */
async function isEmpty(picture: Buffer): Promise<boolean> {
  const { channels } = await sharp(picture).stats();
  return channels.every(({ min, max }) => min === max);
}

test("nothing is painted before sign-in's response", async ({ phone, thirdParty, picture }) => {
  let answer: (said: unknown) => void = () => {};
  const held = new Promise((resolve) => {
    answer = resolve;
  });
  thirdParty.answer({ ...THIRD_PARTY_CATALOGUE, auth: () => held });
  await phone.driver.goTo(thirdParty.link());
  await expect.poll(() => thirdParty.calls.map(({ name }) => name)).toEqual(['auth']);
  for (let looks = 0; looks < 5; looks += 1)
    expect(await isEmpty(await picture('before-sign-in'))).toBe(true);
  answer({ jwt: 'a-token' });
  await phone.expectSeen('main button', 'Riproduci');
  expect(await isEmpty(await picture('after-sign-in'))).toBe(false);
  expect(thirdParty.calls.filter(({ name }) => /^(auth|get_top)$/.test(name))).toHaveLength(2);
});
