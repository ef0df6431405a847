import { MAX_COUNTED_USES } from '../../../../contract/desk/titles.ts';
import { deskTexts } from '../../../chat/texts/texts.ts';
import { changeOfRemoving } from '../../catalogue/editing/changes-of-titles.ts';
import { countTitleUses } from '../../catalogue/editing/edit-titles.ts';
import {
  EDITABLE_FIELDS,
  type EditableField,
  fieldTexts,
  formatFieldValue,
} from '../../catalogue/editing/editable-fields.ts';
import { fillIn, withoutVideos } from '../../catalogue/records/join-known-titles.ts';
import { titleRecordOf } from '../../catalogue/records/title-records.ts';
import { beginRemoval, continueRemoval } from '../../catalogue/remove-titles.ts';
import { findTitlesIncludingHidden } from '../../catalogue/titles.ts';
import { mergeTitles } from '../merging/merge-titles.ts';
import type { DeskChangeContext, DeskContext } from '../register-desk-call.ts';
import { rowOf } from './edit-field.ts';
import { listedTitles } from './list-titles.ts';

/** The things lost with titles, and the fields that the first of two gets from the second. */
export async function titleUses({ db, images }: DeskContext, ids: readonly number[]) {
  const listed = await listedTitles(db, ids);
  const titles = [];
  for (const listing of listed)
    titles.push({
      row: rowOf(listing, images),
      ...(await countTitleUses(db, listing.title.id, MAX_COUNTED_USES)),
    });
  const [first = 0, second = 0] = ids;
  return { titles, fills: ids.length === 2 ? await fieldsFilled({ db }, first, second) : [] };
}

async function fieldsFilled({ db }: Pick<DeskContext, 'db'>, keep: number, other: number) {
  const kept = (await titleRecordOf(db, keep))?.record;
  const gone = (await titleRecordOf(db, other))?.record;
  if (!kept || !gone) return [];
  const filled = fillIn(withoutVideos(kept), withoutVideos(gone));
  const isFilled = (field: EditableField) =>
    formatFieldValue(filled, field) !== formatFieldValue(kept, field);
  return EDITABLE_FIELDS.filter(isFilled).map(({ name }) => fieldTexts.ofTitle[name].label);
}

const FAULTS = {
  'no such title': 'oneTitleGone',
  'not the same type': 'notOfOneKind',
  'too large': 'tooLarge',
  busy: 'isBusy',
} as const;

/** Merges a title into a second one; `fault`: the reason why not. */
export async function mergeInto(
  { db, record }: DeskChangeContext,
  { keep, other }: { keep: number; other: number },
) {
  const outcome = await mergeTitles(db, { keep, other }, record);
  return { fault: outcome === 'merged' ? null : deskTexts[FAULTS[outcome]] };
}

/** Removes titles; skips missing ones. */
export async function removeAll({ db, record }: DeskChangeContext, ids: readonly number[]) {
  const { removed } = await record(async (transaction) => {
    const titles = await findTitlesIncludingHidden(transaction, ids);
    const removed = await beginRemoval(transaction, [...titles.keys()]);
    return { removed, changes: removed.flatMap((id) => titles.get(id) ?? []).map(changeOfRemoving) };
  });
  await continueRemoval(db, removed);
  return { removed };
}
