import * as v from 'valibot';
import type { InlineButton } from '../../../wire-message.ts';
import { badRequest } from '../api-error.ts';
import { isSecureUrl, linkError } from '../check-url.ts';
import { CHOSEN_CHAT_FLAGS } from '../presentation/present-button.ts';

const MAX_DATA = 64;
const MAX_ROW = 8;
const MAX_BUTTONS = 100;
const MAX_COPY = 256;

/** The place of the buttons: mini apps open from private chats, payments from invoices. */
export type ButtonPlacement = { isPrivate: boolean; isInvoice?: boolean };

const jsonButton = v.looseObject({
  text: v.string(),
  style: v.optional(v.picklist(['danger', 'success', 'primary'])),
  callback_data: v.optional(v.string()),
  url: v.optional(v.string()),
  web_app: v.optional(v.object({ url: v.string() })),
  login_url: v.optional(v.looseObject({ url: v.string() })),
  switch_inline_query: v.optional(v.string()),
  switch_inline_query_current_chat: v.optional(v.string()),
  switch_inline_query_chosen_chat: v.optional(v.looseObject({ query: v.optional(v.string(), '') })),
  copy_text: v.optional(v.object({ text: v.string() })),
  pay: v.optional(v.boolean()),
});
type JsonButton = v.InferOutput<typeof jsonButton>;

/** The rows of an `inline_keyboard`. Throws in the words of the Bot API. */
export function readButtons(rows: unknown, placement: ButtonPlacement): InlineButton[][] {
  if (!Array.isArray(rows)) throw badRequest('field "inline_keyboard" must be of type Array');
  const read = rows.map((row: unknown) => {
    if (!Array.isArray(row)) throw badRequest('field "inline_keyboard" must be an Array of Arrays');
    return row.map((button) => readButton(button, placement));
  });
  const filled = read.filter((row) => row.length > 0);
  if (filled.some((row) => row.length > MAX_ROW) || filled.flat().length > MAX_BUTTONS) {
    throw badRequest('reply markup is too long');
  }
  return filled;
}

function readButton(json: unknown, placement: ButtonPlacement): InlineButton {
  const read = v.safeParse(jsonButton, json);
  if (!read.success)
    throw badRequest(`can't parse inline keyboard button: ${schemaErrorText(read.issues[0])}`);
  const button = kindOf(read.output);
  check(button, placement);
  return button;
}

/** A schema's first error in the messenger's words. */
export function schemaErrorText(issue: v.BaseIssue<unknown>): string {
  const field = issue.path?.map(({ key }) => String(key)).join('.');
  if (!field) return 'expected an Object';
  if (issue.received === 'undefined') return `Can't find field "${field}"`;
  const type = issue.expected ?? 'String';
  return `Field "${field}" must be of type ${type.charAt(0).toUpperCase()}${type.slice(1)}`;
}

function kindOf(json: JsonButton): InlineButton {
  const { text, style } = json;
  const label = style ? { text, style } : { text };
  if (json.web_app) return { ...label, kind: 'webApp', url: json.web_app.url };
  if (json.login_url) return { ...label, kind: 'login', url: json.login_url.url };
  if (json.url) return { ...label, kind: 'url', url: json.url };
  if (json.callback_data) return { ...label, kind: 'callback', data: json.callback_data };
  if (json.pay) return { ...label, kind: 'pay' };
  if (json.copy_text) return { ...label, kind: 'copyText', copies: json.copy_text.text };
  const switched = switchOf(json);
  if (switched) return { ...label, kind: 'switchInline', ...switched };
  throw badRequest("can't parse inline keyboard button: Text buttons are unallowed in the inline keyboard");
}

function switchOf(json: JsonButton) {
  const { switch_inline_query: query, switch_inline_query_current_chat: here } = json;
  const chosen = json.switch_inline_query_chosen_chat;
  if (query !== undefined) return { query, where: 'choose' as const };
  if (here !== undefined) return { query: here, where: 'here' as const };
  if (!chosen) return undefined;
  const kinds = Object.entries(CHOSEN_CHAT_FLAGS).flatMap(([flag, kind]) => (chosen[flag] ? [kind] : []));
  return { query: chosen.query, where: 'choose' as const, kinds };
}

function check(button: InlineButton, { isPrivate, isInvoice = false }: ButtonPlacement): void {
  if (button.text.trim() === '') throw badRequest('inline keyboard button text must be non-empty');
  if (button.kind === 'callback' && Buffer.byteLength(button.data) > MAX_DATA) {
    throw badRequest('BUTTON_DATA_INVALID');
  }
  if (button.kind === 'url' || button.kind === 'login') {
    const objection = linkError(button.url);
    if (objection) throw badRequest(`inline keyboard button URL '${button.url}' is invalid: ${objection}`);
  }
  if (button.kind === 'webApp') checkWebAppUrl(button.url, 'inline keyboard button', isPrivate);
  if (button.kind === 'pay' && !isInvoice) throw badRequest('BUTTON_TYPE_INVALID');
  if (button.kind === 'copyText' && (button.copies === '' || button.copies.length > MAX_COPY)) {
    throw badRequest('BUTTON_COPY_TEXT_INVALID');
  }
}

/** Throws unless a mini app can open from that button. */
export function checkWebAppUrl(url: string, button: string, isPrivate = true): void {
  if (!isSecureUrl(url)) {
    throw badRequest(`${button} Web App URL '${url}' is invalid: Only HTTPS links are allowed`);
  }
  if (!isPrivate) throw badRequest('BUTTON_TYPE_INVALID');
}
