import { type Kysely, sql } from 'kysely';
import type { ChatLinks } from '../../../src/server/chat/chat-links.ts';
import type { Schema } from '../../../src/server/database/schema.ts';
import { nightCard } from '../../../src/server/modules/movie-nights/cards/night-card-text.ts';
import { readShownNight } from '../../../src/server/modules/movie-nights/cards/shown-night.ts';
import { findNight } from '../../../src/server/modules/movie-nights/find-nights.ts';
import type { ShownCard } from './group-chat.ts';
import type { Phone } from './phone.ts';

/** A room of the trial; `card`: the place of its card. */
export type TrialRoom = { nightId: string; card: string; phones: readonly Phone[] };

/** Has the database note each end of a voting. */
export async function noteDecisions(db: Kysely<Schema>): Promise<void> {
  for (const statement of [
    `create table trial_decision (night_id text not null)`,
    `create function note_decision() returns trigger language plpgsql as
      'begin insert into trial_decision values (new.id); return null; end'`,
    `create trigger note_decision after update of state on movie_night for each row
      when (old.state = 'open' and new.state <> 'open') execute function note_decision()`,
  ])
    await sql.raw(statement).execute(db);
}

/** The faults of a room at the end; none if it has come through. */
export async function faultsOfRoom(
  db: Kysely<Schema>,
  { nightId, card, phones }: TrialRoom,
  cards: ReadonlyMap<string, ShownCard>,
): Promise<string[]> {
  const night = await findNight(db, nightId);
  if (!night) return ['the night is gone'];
  const ended = phones.map(({ seen }) => seen.at(-1));
  const { rows: decisions } = await sql`select from trial_decision where night_id = ${nightId}`.execute(db);
  const shown = cards.get(card);
  const text = await cardText(db, nightId);
  return [
    ...phones.flatMap(({ person, faults }) => faults.map((fault) => `${person}: ${fault}`)),
    ...(await lostVotes(db, { nightId, phones })),
    ...ended
      .filter((last) => last?.version !== night.version)
      .map((last) => `a stream ended with version ${last?.version}, not ${night.version}`),
    ...phones
      .filter(({ seen }) =>
        seen.some(({ chosenId }) => chosenId !== undefined && chosenId !== night.chosenId),
      )
      .map(({ person }) => `${person} has seen another choice`),
    ...(night.chosenId === null ? ['nothing was chosen'] : []),
    ...(decisions.length === 1 ? [] : [`decided ${decisions.length} times`]),
    ...(shown?.text === text ? [] : [`the card shows "${shown?.text}" instead of "${text}"`]),
    ...(shown?.choices === 1 ? [] : [`the card told of a choice ${shown?.choices} times`]),
  ].map((fault) => `${nightId.slice(-6)}: ${fault}`);
}

async function lostVotes(
  db: Kysely<Schema>,
  { nightId, phones }: Pick<TrialRoom, 'nightId' | 'phones'>,
): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    select concat_ws(' ', user_id, title_id, vote, at) as key
    from movie_night_vote join movie_night_member using (night_id, member) where night_id = ${nightId}`.execute(
    db,
  );
  const stored = new Set(rows.map(({ key }) => key));
  return phones.flatMap(({ person, accepted }) =>
    [...accepted.values()]
      .map(({ content_id: titleId, vote, at }) => `${person} ${titleId} ${vote} ${at}`)
      .filter((key) => !stored.has(key))
      .map((key) => `lost: ${key}`),
  );
}

/** Only the text is compared: the servers' links are their own. */
const NO_LINKS: ChatLinks = {
  personal: () => '',
  appButton: () => undefined,
  picture: () => undefined,
  logo: () => undefined,
};

async function cardText(db: Kysely<Schema>, nightId: string): Promise<string | undefined> {
  const night = await readShownNight(db, nightId);
  return night && nightCard(night, { links: NO_LINKS, me: { username: '', has_main_web_app: false } }).text;
}

/** The cards that do not show their night's last state yet, counted. */
export async function staleCards(db: Kysely<Schema>): Promise<number> {
  const { rows } = await sql`select from live_message where kind = 'night' and shown < changes`.execute(db);
  return rows.length;
}
