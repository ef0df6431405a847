import { sql } from 'kysely';
import { type MessagePlace, placeValues } from '../../../chat/live-messages/live-messages.ts';
import { nightTexts } from '../../../chat/texts/texts.ts';
import { all, type Db } from '../../../database/db.ts';
import { nameOrder } from '../../../languages/current-language.ts';
import { inLanguageOf } from '../../../languages/person-language.ts';
import { visibleName } from '../../../lib/visible-name.ts';
import type { MessageContext } from '../../../module.ts';
import { genreName } from '../../catalogue/title-language.ts';
import { chosenTitleOf } from '../choice/chosen-title.ts';
import { findNight } from '../find-nights.ts';
import type { NightOptions } from '../night-options.ts';
import { type NightCard, nightCard, type ShownNight } from './night-card-text.ts';
import type { Genre } from './night-words.ts';

/** A night as its card shows it, and its opener: null once they were erased. */
export type StoredNight = ShownNight & { hostId: string | null };

/** A night for its card, in the language of the person who opened it; undefined once the night was erased. */
export async function readShownNight(db: Db, id: string): Promise<StoredNight | undefined> {
  const night = await findNight(db, id);
  if (!night) return undefined;
  const { title, state, reason, members, kind, maxMinutes, leftOutGenres, unwatched, votingMinutes, people } =
    night;
  return inLanguageOf(db, night.hostId, async () => ({
    id,
    hostId: night.hostId,
    title,
    state,
    reason,
    options: { kind, maxMinutes, leftOutGenres, unwatched, votingMinutes, people },
    leftOut: genreNamesOf(await allGenres(db), leftOutGenres),
    names: members.filter(({ isRemoved }) => !isRemoved).map(({ name }) => name),
    chosen: await chosenTitleOf(db, night),
  }));
}

/** The card of an existing night: everybody in the chat reads the language of the person who opened it. */
export function nightCardOf(
  db: Db,
  night: StoredNight,
  where: Parameters<typeof nightCard>[1],
): Promise<NightCard> {
  return inLanguageOf(db, night.hostId, async () => nightCard(night, where));
}

/** The card of the night with this id; undefined when the night was erased. */
export async function findNightCard(
  { db, links, me }: Pick<MessageContext, 'db' | 'links' | 'me'>,
  id: string,
): Promise<NightCard | undefined> {
  const night = await readShownNight(db, id);
  return night && nightCardOf(db, night, { links, me: await me() });
}

/** A night that nobody has opened yet, as its card shows it. */
export function newNight(
  id: string,
  {
    hostName,
    options,
    genres,
  }: { hostName: string | undefined; options: NightOptions; genres: readonly Genre[] },
): ShownNight {
  const title = nightTexts.title(visibleName(hostName) ?? null);
  const leftOut = genreNamesOf(genres, options.leftOutGenres);
  return { id, title, state: 'open', reason: '', options, leftOut, names: [], chosen: undefined };
}

/** All genres: there are few. */
export async function allGenres(db: Db): Promise<Genre[]> {
  return all<Genre>(db)`select id, nome as name from genre order by id`;
}

function genreNamesOf(genres: readonly Genre[], ids: readonly number[]): string[] {
  const named = genres.filter(({ id }) => ids.includes(id)).map(({ name }) => genreName(name));
  return named.toSorted(nameOrder());
}

/** The most messages of a night that are edited as it changes. */
const MAX_CARDS = 20;

/** Has a message follow its night from now on. A message that already does stays unchanged. */
export async function followNight(db: Db, nightId: string, place: MessagePlace): Promise<void> {
  await sql`
    insert into live_message (kind, subject, chat_id, message_id, inline_message_id, changes)
    select 'night', ${nightId}, ${placeValues(place)},
      -- Earlier members are to be shown.
      case when exists (select from movie_night_member where night_id = ${nightId}) then 1 else 0 end
    where (select count(*) from live_message where kind = 'night' and subject = ${nightId}) < ${MAX_CARDS}
    on conflict do nothing`.execute(db);
}
