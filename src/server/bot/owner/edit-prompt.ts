import { rowId } from '../../domain/row-id.ts';
import { texts } from '../texts.ts';
import { TITLE_FIELDS, type TitleField } from './title-fields.ts';

/** Which field of which title is to be changed. */
export type Edit = { id: number; field: TitleField };

/** The question for a field's new value; its first line tells what the answer to it is for. */
export function editPrompt({ id, field }: Edit, value: string, fault?: string): string {
  const { owner } = texts;
  const answer = owner.howToAnswer(fault === undefined ? field.hint : '').trim();
  return [
    owner.editWhat(id, field.label),
    fault ?? owner.valueNow(value || owner.noValue),
    field.optional ? `${answer} ${owner.emptyWith}` : answer,
  ].join('\n\n');
}

/** The edit that such a question is about; undefined for any other text. */
export function editIn(question: string): Edit | undefined {
  const [first = ''] = question.split('\n', 1);
  const id = rowId(/ n\. (\d+), /.exec(first)?.[1] ?? '');
  if (id === undefined) return undefined;
  const field = TITLE_FIELDS.find(({ label }) => first === texts.owner.editWhat(id, label));
  return field && { id, field };
}
