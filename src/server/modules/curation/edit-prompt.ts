import { texts } from '../../chat/texts/texts.ts';
import { parseRowId } from '../../lib/parse-row-id.ts';
import { EDITABLE_FIELDS, type EditableField } from './editable-fields.ts';

/** The field of a title that an edit changes. */
export type FieldEdit = { id: number; field: EditableField };

/** The prompt for a field's new value; its first line identifies the edit, so that no state is kept. */
export function formatEditPrompt({ id, field }: FieldEdit, value: string, fault?: string): string {
  const { owner } = texts;
  const answer = owner.howToAnswer(fault === undefined ? field.hint : '').trim();
  return [
    owner.editWhat(id, field.label),
    fault ?? owner.valueNow(value || owner.noValue),
    field.optional ? `${answer} ${owner.emptyWith}` : answer,
  ].join('\n\n');
}

/** Parses the edit out of a prompt that was replied to; undefined for any other text. */
export function parseEditPrompt(question: string): FieldEdit | undefined {
  const [first = ''] = question.split('\n', 1);
  const id = parseRowId(/ n\. (\d+), /.exec(first)?.[1] ?? '');
  if (id === undefined) return undefined;
  const field = EDITABLE_FIELDS.find(({ label }) => first === texts.owner.editWhat(id, label));
  return field && { id, field };
}
