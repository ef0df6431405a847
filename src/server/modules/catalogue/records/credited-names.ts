import { type RawBuilder, sql } from 'kysely';

/** The names credited in one role, in order, as an array. */
export function creditedNamesExpression(
  titleId: RawBuilder<number>,
  role: 'regia' | 'cast',
): RawBuilder<string[]> {
  return sql`array(
    select artist.nome from credit join artist on artist.id = credit.artist_id
    where credit.content_id = ${titleId} and credit.role = ${role} order by credit.position)`;
}
