import { sql } from 'kysely';
import type { Db } from '../../../database/db.ts';
import { liveMessagesChange } from '../../../database/tables/live-messages-change.ts';
import type { Title } from '../../catalogue/title.ts';
import { findTitle } from '../../catalogue/titles.ts';
import { visibleTo } from '../../catalogue/visible-to.ts';
import { NIGHT_CHANNEL } from '../change-night.ts';
import type { Night } from '../find-nights.ts';

/** The chosen title; undefined before the choice, and once the title no longer exists. */
export async function chosenTitleOf(
  db: Db,
  { chosenId, isChoiceGone }: Pick<Night, 'chosenId' | 'isChoiceGone'>,
): Promise<Title | undefined> {
  return chosenId === null || isChoiceGone ? undefined : findTitle(db, chosenId);
}

/** Updates members and cards after a chosen title was hidden or removed, or came back. */
export async function noteGoneChoices(db: Db): Promise<void> {
  await sql`
    with changed as (
      update movie_night set is_choice_gone = not is_choice_gone, version = version + 1
      where state = 'chosen' and created_at > now() - interval '2 days' and is_choice_gone = exists (
        select from title where title.id = chosen_title_id and ${visibleTo('people')})
      returning id
    ), card as (${liveMessagesChange('night', sql`select id from changed`)})
    select pg_notify(${NIGHT_CHANNEL}, id) from changed`.execute(db);
}
