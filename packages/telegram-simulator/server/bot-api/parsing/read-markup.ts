import * as v from 'valibot';
import type { InlineButton, ReplyButton, ReplyMarkup } from '../../../wire-message.ts';
import { badRequest } from '../api-error.ts';
import type { Parameters } from '../parameters.ts';
import { type ButtonPlacement, checkWebAppUrl, readButtons, schemaErrorText } from './read-buttons.ts';

export type Markup = { buttons?: InlineButton[][]; replyMarkup?: ReplyMarkup };

const placeholder = v.optional(v.pipe(v.string(), v.maxLength(64)));
const keyboard = v.object({
  keyboard: v.array(v.array(v.unknown())),
  one_time_keyboard: v.optional(v.boolean(), false),
  resize_keyboard: v.optional(v.boolean()),
  is_persistent: v.optional(v.boolean()),
  selective: v.optional(v.boolean()),
  input_field_placeholder: placeholder,
});
const removal = v.object({ remove_keyboard: v.literal(true) });
const forced = v.object({ force_reply: v.literal(true), input_field_placeholder: placeholder });
const keyboardButton = v.union([
  v.pipe(
    v.string(),
    v.transform((text): ReplyButton => ({ text })),
  ),
  v.pipe(
    v.object({
      text: v.string(),
      style: v.optional(v.picklist(['danger', 'success', 'primary'])),
      web_app: v.optional(v.object({ url: v.string() })),
      request_contact: v.optional(v.boolean()),
    }),
    v.transform(({ text, style, web_app, request_contact: asksContact }): ReplyButton => ({
      text,
      style,
      webAppUrl: web_app?.url,
      asksContact,
    })),
  ),
]);

/** The `reply_markup` of a call. Throws in the words of the Bot API. */
export function readMarkup(parameters: Parameters, placement: ButtonPlacement): Markup {
  const markup = parameters.json('reply_markup', "can't parse reply keyboard markup JSON object");
  if (markup === undefined) return {};
  if (typeof markup !== 'object' || markup === null || Array.isArray(markup)) {
    throw badRequest('object expected as reply markup');
  }
  if ('inline_keyboard' in markup) {
    const buttons = readButtons(markup.inline_keyboard, placement);
    return buttons.length > 0 ? { buttons } : {};
  }
  if ('keyboard' in markup) return { replyMarkup: readKeyboard(markup) };
  if ('remove_keyboard' in markup) return { replyMarkup: readOther(removal, markup, 'remove_keyboard') };
  if ('force_reply' in markup) return { replyMarkup: readOther(forced, markup, 'force_reply') };
  return {};
}

function readKeyboard(markup: object): ReplyMarkup {
  const read = v.safeParse(keyboard, markup);
  if (!read.success) {
    const [{ path }] = read.issues;
    const [field, row] = path?.map(({ key }) => String(key)) ?? [];
    if (field === 'keyboard') {
      throw badRequest(
        row === undefined
          ? 'field "keyboard" must be of type Array'
          : 'field "keyboard" must be an Array of Arrays',
      );
    }
    throw badRequest(`field "${field}" must be of type Boolean`);
  }
  const rows = read.output.keyboard.map((row) => row.map(readKeyboardButton));
  return {
    kind: 'keyboard',
    rows,
    oneTime: read.output.one_time_keyboard,
    placeholder: read.output.input_field_placeholder,
  };
}

function readKeyboardButton(json: unknown): ReplyButton {
  const read = v.safeParse(keyboardButton, json);
  if (!read.success) throw badRequest(`can't parse keyboard button: ${schemaErrorText(read.issues[0])}`);
  const { text, webAppUrl } = read.output;
  if (text === '') throw badRequest('keyboard button text must be non-empty');
  if (webAppUrl !== undefined) checkWebAppUrl(webAppUrl, 'keyboard button');
  return read.output;
}

function readOther(schema: typeof removal | typeof forced, markup: object, field: string): ReplyMarkup {
  const read = v.safeParse(schema, markup);
  if (!read.success) throw badRequest(`field "${field}" must be of type Boolean`);
  if ('remove_keyboard' in read.output) return { kind: 'removeKeyboard' };
  return { kind: 'forceReply', placeholder: read.output.input_field_placeholder };
}
