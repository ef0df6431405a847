import { editDeskTitle } from '../../../contract/desk-titles.ts';
import type { BotServices, PrivateChatComposer, PrivateChatContext } from '../../chat/bot-services.ts';
import { type AnswerHandlers, answersTo, pictureIn } from '../../chat/messages/answers.ts';
import { buttons } from '../../chat/messages/buttons.ts';
import { truncateText } from '../../chat/messages/html.ts';
import { editMessageButtons, inRowsOf } from '../../chat/messages/keyboard-message.ts';
import { onPress } from '../../chat/messages/presses.ts';
import { ask, questions } from '../../chat/messages/questions.ts';
import { texts } from '../../chat/texts/texts.ts';
import { botFilePath } from '../../lib/bot-files.ts';
import { ownerTitleButtons, titleButtons } from '../catalogue/cards/title-card.ts';
import { titleRecordOf } from '../catalogue/records/title-records.ts';
import { recordInChat } from '../changes/changes.ts';
import {
  EDITABLE_FIELDS,
  type EditableField,
  fieldOfButton,
  formatFieldValue,
  readFieldValue,
} from './editable-fields.ts';
import { mergeButtons } from './merge-title.ts';
import { isPicture, writeField } from './write-field.ts';

const PER_ROW = 3;
const MAX_SHOWN_LENGTH = 300;
const { owner } = texts;

/** A title's field to change. */
type FieldEdit = { id: number; field: EditableField };

/** 'Modifica': field buttons, a question for the pressed one, and the answer as its value. */
export function registerTitleEditing(
  owners: PrivateChatComposer,
  services: BotServices,
): AnswerHandlers<'fieldValue'> {
  const { db, links } = services;

  onPress(owners, buttons.edit, async (ctx, { titleId: id }) => {
    await editMessageButtons(ctx, [...(await mergeButtons(services, id)), ...fieldButtons(id)]);
  });

  onPress(owners, buttons.tools, async (ctx, { titleId: id }) => {
    const title = await storedTitle(services, id);
    const hidden = title?.record.hidden ?? false;
    await editMessageButtons(ctx, [
      ...titleButtons({ id }, { chatId: ctx.chatId, links }),
      ...ownerTitleButtons(id, { hidden }),
    ]);
  });

  onPress(owners, buttons.editField, async (ctx, { titleId: id, field: number }) => {
    const field = fieldOfButton(number);
    const title = field && (await storedTitle(services, id));
    if (!title) return texts.unknownTitle;
    return askFor(ctx, { id, field }, formatFieldValue(title.record, field));
  });

  return {
    fieldValue: answersTo(questions.fieldValue, async (ctx, { titleId: id, field: number }, text) => {
      const field = fieldOfButton(number);
      const picture = pictureIn(ctx.message);
      if (!field || (picture && !isPicture(field))) return false;
      return changeField(ctx, { id, field }, picture ? botFilePath(picture.fileId) : text);
    }),
  };

  async function changeField(ctx: PrivateChatContext, { id, field }: FieldEdit, text: string): Promise<void> {
    const value = text === '-' && field.optional ? null : readFieldValue(text, field);
    const written = await writeField(db, { id, field, value });
    if (!written) {
      await ctx.reply(texts.noSuchTitle(id));
      return;
    }
    const { isFault, before, after, changes } = written;
    if (isFault) {
      await askFor(ctx, { id, field }, formatFieldValue(before, field), owner.wrongValue(field.hint));
      return;
    }
    await recordInChat(ctx, db, editDeskTitle, changes);
    const isChanged = changes.length > 0;
    const button = buttons.card.labelled(owner.card, { titleId: id });
    await ctx.reply(isChanged ? changeText(field, before, after) : owner.unchanged(field.label), {
      reply_markup: { inline_keyboard: [[button]] },
    });
  }

  async function askFor(
    ctx: PrivateChatContext,
    { id, field }: FieldEdit,
    value: string,
    fault?: string,
  ): Promise<void> {
    const shown = truncateText(value, MAX_SHOWN_LENGTH) || owner.noValue;
    const how = owner.howToAnswer(fault === undefined ? field.hint : '').trim();
    const parts = [
      owner.editWhat(id, field.label),
      fault ?? owner.valueNow(shown),
      field.optional ? `${how} ${owner.emptyWith}` : how,
    ];
    await ask(ctx, services, questions.fieldValue.data({ titleId: id, field: field.button }), {
      text: parts.join('\n\n'),
      hint: field.label,
    });
  }
}

async function storedTitle({ db }: BotServices, id: number) {
  return titleRecordOf(db, id);
}

type Stored = NonNullable<Awaited<ReturnType<typeof storedTitle>>>['record'];

function changeText(field: EditableField, before: Stored, after: Stored): string {
  const [from, to] = [before, after].map((record) =>
    truncateText(formatFieldValue(record, field), MAX_SHOWN_LENGTH),
  );
  return owner.edited(field.label, from || owner.noValue, to || owner.noValue);
}

function fieldButtons(id: number) {
  const fields = EDITABLE_FIELDS.map(({ label, button }) =>
    buttons.editField.labelled(label, { titleId: id, field: button }),
  );
  const still = buttons.useStill.labelled(owner.useStill, { titleId: id });
  return [...inRowsOf(PER_ROW, fields), [still], [buttons.tools.labelled(owner.back, { titleId: id })]];
}
