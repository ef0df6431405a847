import { insertCustomListUnchecked } from '../../../../src/server/modules/lists/custom-lists.ts';
import { toggleInStaticList } from '../../../../src/server/modules/lists/static-lists.ts';
import { extendPremium } from '../../../../src/server/modules/premium/premium.ts';
import { saveVideoAndNotify } from '../../../../src/server/modules/videos/save-video.ts';
import { createLaunchKey, LAUNCH_KEY_LIFETIME_MS } from '../../../../src/server/sessions/launch-key.ts';
import { ANNA, SECRET } from '../../support/test-bot.ts';
import { anna, calls } from '../support/people.ts';
import type { Scenario, World } from '../support/scenario.ts';

const userId = String(ANNA);

let list = 0;
const hasList = async ({ db }: World) => {
  await extendPremium(db, userId);
  list = await insertCustomListUnchecked(db, { userId, titolo: 'Da rivedere' });
};
const hasFilledList = async (world: World) => {
  await hasList(world);
  await world.db
    .insertInto('custom_list_item')
    .values({ list_id: list, title_id: world.films[0] ?? 0 })
    .execute();
};
const inList = ({ films }: World) => ({ user_id: userId, custom_list_id: list, content_id: films[0] });
const ofList = (more: object) => () => ({ list: String(list), ...more });

const hasEpisode = ({ db, series }: World) =>
  saveVideoAndNotify(
    db,
    { titleId: series[0] ?? 0, episode: { season: 1, episode: 1 } },
    { kind: 'video', fileId: 'e1' },
  );

const signsIn = calls(ANNA, () => {
  const expires = new Date(Date.now() + LAUNCH_KEY_LIFETIME_MS);
  const token = createLaunchKey({ userId, secret: SECRET, expires });
  return `POST /api/auth?${new URLSearchParams({ user_id: userId, token }).toString()}`;
});

const likes = ({ db, films: [titleId = 0] }: World) =>
  toggleInStaticList(db, { userId, list: 'mi_piace', titleId });
const togglesLike = calls(ANNA, ({ films }) => `POST /api/add_content_to/${films[0]}`, {
  user_id: userId,
  list_name: 'mi_piace',
});
let listFile = '';
const listIsBrought = async ({ db }: World) => {
  const { id } = await db
    .insertInto('list_import')
    .values({ user_id: userId, update_id: 1, file_name: 'films.csv' })
    .returning('id')
    .executeTakeFirstOrThrow();
  listFile = String(id);
  await db
    .insertInto('list_import_entry')
    .values({ import_id: id, position: 1, type: 'film', name: 'Film 3', original_name: '', year: 2003 })
    .execute();
};

/** Refusals of the messenger are shown to the person, who presses again. */
const shown = ['429', '500'] as const;
/** A repeated press takes the first one back. */
const unpromised = ['killed after', 'unknown'] as const;

/** A person's lists, settings and marks. */
export const ownPage: Record<string, Scenario> = {
  'a person signs in': { acts: [signsIn] },
  'a title is liked': { acts: [togglesLike], unpromised },
  'a title is no longer liked': { given: likes, acts: [togglesLike], unpromised },
  'a title is put into a list': {
    given: hasList,
    acts: [calls(ANNA, 'POST /api/add_to_custom_list', inList)],
  },
  'a title is taken out of a list': {
    given: hasFilledList,
    acts: [calls(ANNA, 'POST /api/remove_from_custom_list', inList)],
  },
  'a list is renamed': { given: hasList, acts: [anna('lists/rename', ofList({ name: 'Presto' }))] },
  'lists are put in an order': {
    given: async (world) => {
      await hasList(world);
      await insertCustomListUnchecked(world.db, { userId, titolo: 'Altri' });
    },
    acts: [anna('lists/order', () => ({ lists: [String(list + 1), String(list)] }))],
  },
  'a list is deleted': { given: hasFilledList, acts: [anna('lists/remove', ofList({}))] },
  'a file’s titles are put into a list': {
    given: listIsBrought,
    acts: [anna('list_imports/target', () => ({ id: listFile, target: 'liste' }))],
  },
  'a title is muted': { acts: [anna('muted', ({ films }) => ({ content_id: films[0], isMuted: true }))] },
  'a version is preferred': { acts: [anna('preference', { quality: 720, language: 'ita' })] },
  'a language is chosen': { acts: [anna('language', { language: 'it', titleLanguage: 'it' })] },
  'a series is left': {
    given: async ({ db, series: [title_id = 0] }) =>
      db
        .insertInto('viewing')
        .values({ user_id: userId, title_id, season: 1, episode: 1, watched_at: new Date(0) })
        .execute(),
    acts: [anna('leave_series', ({ series }) => ({ content_id: series[0] }))],
  },
  'an episode is played from its page': {
    given: hasEpisode,
    acts: [anna('play', ({ series }) => ({ content_id: series[0], season: 1, episode: 1 }))],
  },
  'a person has their data sent': { given: likes, acts: [anna('data', {})], unpromised: shown },
};
