import { rowId } from '../../domain/row-id.ts';
import { editTitle } from '../../repositories/edit-catalogue.ts';
import { titleRecordOf } from '../../repositories/title-records.ts';
import { answerCallback } from '../answer-callback.ts';
import { callbacks } from '../callbacks.ts';
import { buttonsOf } from '../card.ts';
import { changeButtons } from '../change-message.ts';
import { clip } from '../html.ts';
import type { PrivateChats, PrivateContext, Services } from '../services.ts';
import { texts } from '../texts.ts';
import { type Edit, editIn, editPrompt } from './edit-prompt.ts';
import { shownValue, TITLE_FIELDS, type TitleField } from './title-fields.ts';
import { ownersTools } from './tools.ts';

const PER_ROW = 3;
const LONGEST_SHOWN = 300;
const { owner } = texts;

/**
 * 'Modifica': the card's buttons become the fields; a pressed field asks for its new value; the answer to that
 * question is the value. What is edited stands in the question, so nothing has to be remembered.
 */
export function editTitles(owners: PrivateChats, services: Services): void {
  const { db, links } = services;

  owners.callbackQuery(callbacks.edit.pattern, async (ctx) => {
    const [id = 0] = callbacks.edit.read(ctx.match);
    await changeButtons(ctx, fieldButtons(id));
    await answerCallback(ctx);
  });

  owners.callbackQuery(callbacks.tools.pattern, async (ctx) => {
    const [id = 0] = callbacks.tools.read(ctx.match);
    const title = await storedTitle(services, id);
    const hidden = title?.record.hidden ?? false;
    await changeButtons(ctx, [
      ...buttonsOf({ id }, { chatId: ctx.chatId, links }),
      ...ownersTools(id, { hidden }),
    ]);
    await answerCallback(ctx);
  });

  owners.callbackQuery(callbacks.editField.pattern, async (ctx) => {
    const [id = 0, index = 0] = callbacks.editField.read(ctx.match);
    const field = TITLE_FIELDS[index];
    const title = field && (await storedTitle(services, id));
    if (title) await ask(ctx, { id, field }, shownValue(title.record, field));
    await answerCallback(ctx, title ? undefined : texts.unknownTitle);
  });

  owners.on('message:text', async (ctx, next) => {
    const question = ctx.message.reply_to_message;
    const edit = question?.from?.id === ctx.me.id ? editIn(question.text ?? '') : undefined;
    const text = ctx.message.text.trim();
    if (/^\/?annulla$/i.test(text) && (edit || text.startsWith('/')))
      await ctx.reply(edit ? owner.nothingChanged : owner.nothingToCancel);
    // A command is none; a path such as /posters/x.svg may be one.
    else if (!edit || /^\/\w+(\s|$)/.test(text)) await next();
    else await take(ctx, edit, text);
  });

  async function take(ctx: PrivateContext, { id, field }: Edit, text: string): Promise<void> {
    const before = await storedTitle(services, id);
    if (!before) {
      await ctx.reply(texts.noSuchTitle(id));
      return;
    }
    const value = text === '-' && field.optional ? null : (field.read?.(text) ?? text);
    const outcome = await editTitle(db, id, { [field.name]: value });
    if (typeof outcome === 'object') {
      await ask(ctx, { id, field }, shownValue(before.record, field), owner.wrongValue(field.hint));
      return;
    }
    const after = await storedTitle(services, id);
    const said = after && outcome === 'changed' ? changeText(field, before.record, after.record) : undefined;
    const button = { text: owner.card, callback_data: callbacks.card.make(id) };
    await ctx.reply(said ?? owner.unchanged(field.label), { reply_markup: { inline_keyboard: [[button]] } });
  }
}

async function ask(ctx: PrivateContext, edit: Edit, value: string, fault?: string): Promise<void> {
  await ctx.reply(editPrompt(edit, clip(value, LONGEST_SHOWN), fault), {
    reply_markup: { force_reply: true, input_field_placeholder: edit.field.label },
  });
}

async function storedTitle({ db }: Services, id: number) {
  return rowId(String(id)) === undefined ? undefined : titleRecordOf(db, id);
}

type Stored = NonNullable<Awaited<ReturnType<typeof storedTitle>>>['record'];

function changeText(field: TitleField, before: Stored, after: Stored): string {
  const [from, to] = [before, after].map((record) => clip(shownValue(record, field), LONGEST_SHOWN));
  return owner.edited(field.label, from || owner.noValue, to || owner.noValue);
}

function fieldButtons(id: number) {
  const buttons = TITLE_FIELDS.map(({ label }, index) => ({
    text: label,
    callback_data: callbacks.editField.make(id, index),
  }));
  const rows = [];
  for (let start = 0; start < buttons.length; start += PER_ROW)
    rows.push(buttons.slice(start, start + PER_ROW));
  return [...rows, [{ text: owner.back, callback_data: callbacks.tools.make(id) }]];
}
