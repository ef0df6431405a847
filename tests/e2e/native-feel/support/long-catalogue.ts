import type { Page } from '@playwright/test';
import { THIRD_PARTY_CATALOGUE, thirdPartyTitle } from '../../support/third-party-catalogue.ts';
import type { ReceivedCall } from '../../support/third-party-server.ts';

/** Responses of a paginated call with this many titles in total. */
export function pagedResponses(count: number, fields: Record<string, unknown> = {}) {
  return ({ query }: ReceivedCall) => {
    const [page, size] = [Number(query.get('page') ?? 1), Number(query.get('perPage') ?? 12)];
    const first = (page - 1) * size;
    const length = Math.max(0, Math.min(size, count - first));
    return Array.from({ length }, (_, index) => thirdPartyTitle(first + index, fields));
  };
}

/** A title with few fields, for very many of them. */
export function minimalTitle(number: number) {
  return { id: number, titolo: `Altrove ${number}`, copertina: null, type: number % 2 ? 'film' : 'serie' };
}

/** A complete catalogue whose grids have ten pages. */
export const LONG_CATALOGUE = {
  ...THIRD_PARTY_CATALOGUE,
  get_genere: pagedResponses(120),
  filter_contents: pagedResponses(120),
  get_list: pagedResponses(90),
};

const PICTURE = `<svg xmlns="http://www.w3.org/2000/svg" width="200" height="300"><rect width="200" height="300" fill="teal"/></svg>`;

/** Serves every image below /pictures/, `late` milliseconds after its request. */
export async function servePictures(page: Page, late = 0): Promise<void> {
  await page.route('**/pictures/**', async (route) => {
    if (late > 0) await new Promise((resolve) => setTimeout(resolve, late));
    await route.fulfill({ contentType: 'image/svg+xml', body: PICTURE }).catch(() => undefined);
  });
}

/** The fields of a title whose images `servePictures` serves. */
export const pictured = (number: number) => ({
  copertina: `/pictures/cover-${number}`,
  banner: `/pictures/banner-${number}`,
});
