import { type RawBuilder, sql } from 'kysely';
import type { ShownRequests } from '../../../contract/desk/requests.ts';
import { type AfterRow, isAfter } from '../../database/after-row.ts';
import { all, type Db, one } from '../../database/db.ts';
import type { Schema } from '../../database/schema.ts';
import { CATALOGUE_LANGUAGE, currentTitleLanguage } from '../../languages/current-language.ts';
import { numeralKey } from '../catalogue/rules/title-key.ts';

type RequestState = Schema['title_request']['state']['__select__'];

/** A requested title of TMDB; `season` null is the whole of it. */
export type RequestedMatch = {
  type: 'film' | 'serie';
  tmdbId: number;
  season: number | null;
  name: string;
  /** Year of the first release; empty if unknown. */
  year: string;
  poster: string | null;
  plot: string;
  /** As in the table. */
  translations?: string | null;
};

/** A requested title's fields in each language. */
export type RequestTranslations = Record<string, Partial<Pick<RequestedMatch, TranslatedField>>>;
type TranslatedField = 'name' | 'poster' | 'plot';

export type TitleRequest = {
  id: number;
  words: string;
  /** Null for a request that is words alone. */
  type: 'film' | 'serie' | null;
  tmdbId: number | null;
  season: number | null;
  name: string;
  year: string;
  poster: string | null;
  plot: string;
  translations: string | null;
  state: RequestState;
  titleId: number | null;
  reason: string | null;
  /** Number of people who want it. */
  people: number;
  createdAt: Date;
};

/** Maximum length of a request's words, in characters. */
export const MAX_REQUEST_LENGTH = 100;

/** SQL: a request is undecided, or was approved before the catalogue has its title. */
export const IS_OPEN = sql<boolean>`title_request.state in ('open', 'accepted')`;

/** SQL: columns of a `TitleRequest`, in the language of titles: the first person to ask may have a different one. */
export const requestColumns =
  (): RawBuilder<TitleRequest> => sql`title_request.id, words, type, tmdb_id as "tmdbId", season,
  ${translated('name')} as name, year, ${translated('poster')} as poster, ${translated('plot')} as plot, translations,
  title_request.state, title_id as "titleId", reason, people, title_request.created_at as "createdAt"`;

/** A field without a translation is the catalogue's, else that of the request itself. */
function translated(field: TranslatedField): RawBuilder<unknown> {
  const languages = [currentTitleLanguage() ?? CATALOGUE_LANGUAGE, CATALOGUE_LANGUAGE];
  const each = languages.map((language) => sql`translations::jsonb -> ${language}::text ->> ${field}::text`);
  return sql`coalesce(${sql.join(each)}, title_request.${sql.ref(field)})`;
}

/** Equal for requests for the same: a title's or season's number in TMDB, else the normalised words. */
export function requestKey(
  words: string,
  match?: Pick<RequestedMatch, 'type' | 'tmdbId' | 'season'>,
): string {
  if (!match) return `words:${numeralKey(words)}`;
  const season = match.season === null ? '' : `:${match.season}`;
  return `${match.type}:${match.tmdbId}${season}`;
}

/** A request by its number, decided or not. */
export async function findRequest(db: Db, id: number): Promise<TitleRequest | undefined> {
  return one<TitleRequest>(db)`
    select ${requestColumns()} from title_request where id = ${id}::int`;
}

/**
 * The names of requests by their ids: that of the title that a request became, else the words of its people, unless
 * they are erased.
 */
export async function namesOfRequests(db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
  const rows = await all<{ id: number; name: string }>(db)`
    select title_request.id, coalesce(titolo, name) as name from title_request left join title on title.id = title_id
    where title_request.id = any(${[...ids]}::int[]) and (titolo is not null or key not like 'erased:%')`;
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** The open requests, the most wanted first; `show`: only those in this state. */
export async function openRequests(
  db: Db,
  {
    limit,
    offset = 0,
    show,
    after,
  }: { limit: number; offset?: number; show?: ShownRequests; after?: AfterRow | undefined },
): Promise<TitleRequest[]> {
  const isShown = show ? sql`title_request.state = ${show}` : IS_OPEN;
  return all<TitleRequest>(db)`
    select ${requestColumns()} from title_request where ${IS_OPEN} and ${isShown} and ${isAfter('title_request', after)}
    order by people desc, id limit ${limit} offset ${offset}`;
}

/** The most wanted requests that are counted. */
const MAX_COUNTED = 2000;

/** Undecided requests, and those approved before their title is there, among the `MAX_COUNTED` most wanted. */
export async function countOpenRequests(db: Db): Promise<Record<ShownRequests, number>> {
  const row = await one<Record<ShownRequests, number>>(db)`
    select count(*) filter (where state = 'open')::int as open, count(*) filter (where state = 'accepted')::int as accepted
    from (select state from title_request where ${IS_OPEN} order by people desc, id limit ${MAX_COUNTED}) as counted`;
  return row ?? { open: 0, accepted: 0 };
}

/** A person's open requests, the most wanted first. */
export async function openRequestsOf(db: Db, userId: string): Promise<TitleRequest[]> {
  return all<TitleRequest>(db)`
    with own as materialized (
      select request_id from title_requester where user_id = ${userId} and withdrawn_at is null
    )
    select ${requestColumns()} from own join title_request on title_request.id = request_id where ${IS_OPEN}
    order by people desc, title_request.id`;
}

/** True if a person has requested a title, even if they have withdrawn since. */
export async function wasRequestedBy(
  db: Db,
  { userId, requestId }: { userId: string; requestId: number },
): Promise<boolean> {
  const row = await one(db)`
    select from title_requester where request_id = ${requestId}::int and user_id = ${userId}`;
  return row !== undefined;
}

/** A person who requested a title, by their known names. */
export type Requester = {
  requestId: number;
  userId: string;
  username: string | null;
  firstName: string | null;
};

/** The first people who requested each of these titles. */
export async function firstRequesters(
  db: Db,
  requestIds: readonly number[],
  limit: number,
): Promise<Requester[]> {
  return all<Requester>(db)`
    select wanted.id as "requestId", first.user_id as "userId", username, first_name as "firstName"
    from unnest(${[...requestIds]}::int[]) as wanted(id) cross join lateral (
      select id, user_id from title_requester where request_id = wanted.id and withdrawn_at is null
      order by title_requester.id limit ${limit}
    ) as first left join person on person.user_id = first.user_id
    order by first.id`;
}
