import { expect, test } from './support/journey.ts';
import { openTitle } from './support/page-actions.ts';
import { expectFrame } from './support/page-checks.ts';

test('premium: filter, open a title and play it; the app closes after the response', async ({
  page,
  open,
  messenger,
}) => {
  await messenger.surround();
  await open('premium');
  await page.getByRole('link', { name: 'Ricerca premium' }).click();
  const results = page.getByRole('list', { name: 'Risultati' });
  const genres = page.getByRole('group', { name: 'Genere' });
  await genres.getByRole('button', { name: 'Horror' }).click();
  const filtered = page.waitForResponse((response) => {
    const { searchParams } = new URL(response.url());
    return searchParams.get('genere') === 'Horror' && searchParams.get('durata') === '2 ore';
  });
  await page
    .getByRole('group', { name: 'Durata' })
    .getByRole('button', { name: '2 ore', exact: true })
    .click();
  await expect(genres.getByRole('button').first()).toHaveText('Horror');
  await expect(genres.getByRole('button', { name: 'Horror' })).toHaveAttribute('aria-pressed', 'true');
  await expect(page).toHaveURL(/genere=Horror&durata=2\+ore/);
  await expectFrame(page);
  // The results of the previous choice are shown until then.
  await filtered;
  await expect(page.getByText('Loading...')).toHaveCount(0);
  await openTitle(page, () => results.getByRole('link').first().click());
  await expect(
    page.getByRole('list', { name: 'Generi' }).getByRole('link', { name: 'Horror' }),
  ).toBeVisible();

  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/play_content', async (route) => {
    await held;
    await route.continue();
  });
  const played = page.waitForRequest('**/api/play_content');
  await page.getByRole('button', { name: 'Riproduci' }).click();
  const id = Number(new URL(page.url()).pathname.split('/')[2]);
  expect((await played).postDataJSON()).toEqual({ content_id: id, user_id: '2002' });
  await expect(page.getByRole('button', { name: 'Riproduci' })).toHaveAttribute('aria-busy', 'true');
  expect(messenger.paramsOf('web_app_close')).toEqual([]);
  answer();
  await expect.poll(() => messenger.paramsOf('web_app_close').length).toBe(1);
});
