import type { BotServices, PrivateChatComposer, PrivateChatContext } from '../../chat/bot-services.ts';
import { answerCallbackQuery } from '../../chat/messages/answer-callback-query.ts';
import { callbackData } from '../../chat/messages/callback-data.ts';
import { editMessageButtons } from '../../chat/messages/edit-message.ts';
import { truncateText } from '../../chat/messages/html.ts';
import { texts } from '../../chat/texts/texts.ts';
import { parseRowId } from '../../lib/parse-row-id.ts';
import { ownerTitleButtons } from '../catalogue/cards/owner-title-buttons.ts';
import { titleButtons } from '../catalogue/cards/title-card.ts';
import { editTitle } from '../catalogue/edit-titles.ts';
import { titleRecordOf } from '../catalogue/records/title-records.ts';
import { type FieldEdit, formatEditPrompt, parseEditPrompt } from './edit-prompt.ts';
import { EDITABLE_FIELDS, type EditableField, formatFieldValue, readFieldValue } from './editable-fields.ts';
import { mergeButtons } from './merge-keyboard.ts';

const PER_ROW = 3;
const MAX_SHOWN_LENGTH = 300;
const { owner } = texts;

/**
 * 'Modifica': field buttons, a prompt with `force_reply` for the pressed one, and the reply as its value. The prompt's
 * text identifies the edit, so that no state is kept.
 */
export function registerTitleEditing(owners: PrivateChatComposer, services: BotServices): void {
  const { db, links } = services;

  owners.callbackQuery(callbackData.edit.pattern, async (ctx) => {
    const [id = 0] = callbackData.edit.read(ctx.match);
    await editMessageButtons(ctx, [...(await mergeButtons(services, id)), ...fieldButtons(id)]);
    await answerCallbackQuery(ctx);
  });

  owners.callbackQuery(callbackData.tools.pattern, async (ctx) => {
    const [id = 0] = callbackData.tools.read(ctx.match);
    const title = await storedTitle(services, id);
    const hidden = title?.record.hidden ?? false;
    await editMessageButtons(ctx, [
      ...titleButtons({ id }, { chatId: ctx.chatId, links }),
      ...ownerTitleButtons(id, { hidden }),
    ]);
    await answerCallbackQuery(ctx);
  });

  owners.callbackQuery(callbackData.editField.pattern, async (ctx) => {
    const [id = 0, index = 0] = callbackData.editField.read(ctx.match);
    const field = EDITABLE_FIELDS[index];
    const title = field && (await storedTitle(services, id));
    if (title) await ask(ctx, { id, field }, formatFieldValue(title.record, field));
    await answerCallbackQuery(ctx, title ? undefined : texts.unknownTitle);
  });

  owners.on('message:text', async (ctx, next) => {
    const question = ctx.message.reply_to_message;
    const edit = question?.from?.id === ctx.me.id ? parseEditPrompt(question.text ?? '') : undefined;
    const text = ctx.message.text.trim();
    if (/^\/?annulla$/i.test(text) && (edit || text.startsWith('/')))
      await ctx.reply(edit ? owner.nothingChanged : owner.nothingToCancel);
    // A command is not a value; a path such as /posters/x.svg may be.
    else if (!edit || /^\/\w+(\s|$)/.test(text)) await next();
    else await take(ctx, edit, text);
  });

  async function take(ctx: PrivateChatContext, { id, field }: FieldEdit, text: string): Promise<void> {
    const before = await storedTitle(services, id);
    if (!before) {
      await ctx.reply(texts.noSuchTitle(id));
      return;
    }
    const value = text === '-' && field.optional ? null : readFieldValue(text, field);
    const outcome = await editTitle(db, id, { [field.name]: value });
    if (typeof outcome === 'object') {
      await ask(ctx, { id, field }, formatFieldValue(before.record, field), owner.wrongValue(field.hint));
      return;
    }
    const after = await storedTitle(services, id);
    const changes =
      after && outcome === 'changed' ? changeText(field, before.record, after.record) : undefined;
    const button = { text: owner.card, callback_data: callbackData.card.make(id) };
    await ctx.reply(changes ?? owner.unchanged(field.label), {
      reply_markup: { inline_keyboard: [[button]] },
    });
  }
}

async function ask(ctx: PrivateChatContext, edit: FieldEdit, value: string, fault?: string): Promise<void> {
  await ctx.reply(formatEditPrompt(edit, truncateText(value, MAX_SHOWN_LENGTH), fault), {
    reply_markup: { force_reply: true, input_field_placeholder: edit.field.label },
  });
}

async function storedTitle({ db }: BotServices, id: number) {
  return parseRowId(String(id)) === undefined ? undefined : titleRecordOf(db, id);
}

type Stored = NonNullable<Awaited<ReturnType<typeof storedTitle>>>['record'];

function changeText(field: EditableField, before: Stored, after: Stored): string {
  const [from, to] = [before, after].map((record) =>
    truncateText(formatFieldValue(record, field), MAX_SHOWN_LENGTH),
  );
  return owner.edited(field.label, from || owner.noValue, to || owner.noValue);
}

function fieldButtons(id: number) {
  const buttons = EDITABLE_FIELDS.map(({ label }, index) => ({
    text: label,
    callback_data: callbackData.editField.make(id, index),
  }));
  const rows = [];
  for (let start = 0; start < buttons.length; start += PER_ROW)
    rows.push(buttons.slice(start, start + PER_ROW));
  return [...rows, [{ text: owner.back, callback_data: callbackData.tools.make(id) }]];
}
