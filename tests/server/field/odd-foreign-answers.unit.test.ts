import * as v from 'valibot';
import { expect, it } from 'vitest';
import type { ApiCall } from '../../../src/contract/api-call.ts';
import { auth, checkPremiumStatus } from '../../../src/contract/auth.ts';
import { playContent, promptChatSearch } from '../../../src/contract/bot-requests.ts';
import * as customLists from '../../../src/contract/custom-lists.ts';
import { getGenreContents, getGenres } from '../../../src/contract/genres.ts';
import { contentInList, getList, toggleContentInList } from '../../../src/contract/lists.ts';
import { filterContents, getYears } from '../../../src/contract/premium-search.ts';
import { getHomeContents, getLast, topContents, topContentsOfGenre } from '../../../src/contract/rankings.ts';
import { getContent, getRandom } from '../../../src/contract/titles.ts';
import { varyDeeply } from './support/vary-deeply.ts';

/** A title by the specification alone. */
const title = (id: number) => ({
  id,
  titolo: `Film ${id}`,
  copertina: `https://foreign.example/c${id}.jpg`,
  banner: `https://foreign.example/b${id}.jpg`,
  trailer: 'https://video.example/watch?v=abc',
  trama: 'Una trama.',
  generi: 'Azione, Horror',
  data_uscita: '2001-02-03',
  durata: 90,
  adult: 1,
  type: 'film',
  mi_piace: 4,
  preferiti: 5,
  visualizzazioni: 6,
});
/** Forms that servers have sent, by the field: they say the same. */
const SAME: Record<string, readonly unknown[]> = {
  adult: ['1', 'true', true],
  mi_piace: ['4'],
  preferiti: ['5'],
  visualizzazioni: ['6'],
  durata: ['90'],
  generi: [['Azione', 'Horror']],
};
const titles = [title(1), title(2)];

/**
 * The 23 calls with a foreign server's answers, and the fields without which an answer, or an item of a list, is
 * useless.
 */
const CALLS: [name: string, call: ApiCall, answer: unknown, needs: RegExp][] = [
  ['auth', auth, { jwt: 'token' }, /^jwt$/],
  ['get_top', getHomeContents, titles, /^id$/],
  ['random', getRandom, title(1), /^id$/],
  ['top_contents', topContents, titles, /^id$/],
  ['top_genres', topContentsOfGenre, titles, /^id$/],
  ['get_last', getLast, titles, /^id$/],
  ['check_premium_status', checkPremiumStatus, { isPremium: true }, /^isPremium$/],
  ['get_list', getList, titles, /^id$/],
  [
    'get_custom_lists',
    customLists.getCustomLists,
    [
      { id: 1, titolo: 'Da vedere' },
      { id: 2, titolo: 'Viste' },
    ],
    /^id$/,
  ],
  ['get_custom_list_contents', customLists.getCustomListContents, { contents: titles }, /^(contents|id)$/],
  ['get_custom_list_title', customLists.getCustomListName, { titolo: 'Da vedere' }, /^titolo$/],
  [
    'get_generi',
    getGenres,
    [
      { genere: 'Azione', copertina: '/a.jpg' },
      { genere: 'Horror', copertina: '/h.jpg' },
    ],
    /^genere$/,
  ],
  ['get_genere', getGenreContents, titles, /^id$/],
  ['get_content', getContent, title(1), /^$/],
  ['content_in_list', contentInList, { inList: true }, /^inList$/],
  ['add_content_to', toggleContentInList, { anything: 1 }, /^anything$/],
  ['content_in_custom_list', customLists.contentInCustomList, { inList: true }, /^inList$/],
  ['add_to_custom_list', customLists.addToCustomList, { success: true }, /^success$/],
  ['remove_from_custom_list', customLists.removeFromCustomList, { success: true }, /^success$/],
  ['play_content', playContent, { anything: 1 }, /^anything$/],
  ['search_content', promptChatSearch, { anything: 1 }, /^anything$/],
  ['get_years', getYears, [2024, '2023'], /^$/],
  ['filter_contents', filterContents, titles, /^id$/],
];

/** An answer as an object of items: those of a list, with the key that names each, or the whole as one. */
function itemsOf(answer: unknown): Map<unknown, unknown> {
  const held: unknown = Reflect.get(Object(answer), 'contents') ?? answer;
  if (!Array.isArray(held)) return new Map([['whole', held]]);
  return new Map(held.map((item: unknown) => [keyOf(item), item]));
}
const keyOf = (item: unknown): unknown =>
  Reflect.get(Object(item), 'id') ?? Reflect.get(Object(item), 'genere') ?? String(item);

/** The place of a field: the item of a list, and its name there. */
function placeOf(path: string): { at: number | undefined; name: string } {
  const [, at, name = ''] = /^(?:contents\.?)?(\d+)?\.?(.*)$/.exec(path) ?? [];
  return { at: at === undefined ? undefined : Number(at), name: path === 'contents' ? path : name };
}

let count = 0;
it.each(CALLS)(
  '%s: the client reads all but the odd field of a foreign answer as before',
  (_name, call, answer, needs) => {
    const read = (value: unknown) => v.safeParse(call.answer, value);
    const before = [...itemsOf(read(answer).output)];
    expect(before.length).toBeGreaterThan(0);
    for (const { path, what, value } of varyDeeply(answer)) {
      count += 1;
      const { at, name } = placeOf(path);
      if (at === undefined && needs.test(name)) continue;
      const after = read(value);
      expect(after.success, what).toBe(true);
      const items = itemsOf(after.output);
      for (const [index, [key, item]] of before.entries()) {
        const isOdd = at === index || (at === undefined && !Array.isArray(answer));
        if (isOdd && (name === '' || needs.test(name))) continue;
        if (!isOdd) expect(items.get(key), what).toEqual(item);
        else
          for (const [field, content] of Object.entries(Object(item)))
            if (field !== name)
              expect(Reflect.get(Object(items.get(key)), field), `${field}, with ${what}`).toEqual(content);
      }
    }
  },
);

it('forms of a field that other servers send say the same', () => {
  const before = v.parse(getContent.answer, title(1));
  for (const [field, forms] of Object.entries(SAME))
    for (const form of forms)
      expect(
        v.parse(getContent.answer, { ...title(1), [field]: form }),
        `${field} as ${JSON.stringify(form)}`,
      ).toEqual(before);
});

it('the calls are the 23, and their variants many', () => {
  expect(CALLS).toHaveLength(23);
  expect(count).toBeGreaterThan(1500);
});
