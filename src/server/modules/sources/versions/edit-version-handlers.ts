import type { InlineKeyboardButton } from 'grammy/types';
import type { BotServices, PrivateChatComposer, PrivateChatContext } from '../../../chat/bot-services.ts';
import { answerCallbackQuery } from '../../../chat/messages/answer-callback-query.ts';
import { callbackData } from '../../../chat/messages/callback-data.ts';
import { editMessage } from '../../../chat/messages/edit-message.ts';
import { escapeHtml } from '../../../chat/messages/html.ts';
import type { KeyboardMessage } from '../../../chat/messages/keyboard-message.ts';
import { texts } from '../../../chat/texts/texts.ts';
import { parseRowId } from '../../../lib/parse-row-id.ts';
import { nameWithYear } from '../../catalogue/cards/title-card.ts';
import { QUALITIES } from '../../catalogue/rules/field-values.ts';
import { findTitleIncludingHidden } from '../../catalogue/titles.ts';
import { sourceLine } from '../source-line.ts';
import { type DescribedSource, describeSources } from '../video-sources.ts';
import { changeVersion, putVersionFirst } from './change-version.ts';
import { parseLanguages, shortNote } from './parse-version.ts';
import type { VersionFacts } from './version-facts.ts';
import { versionTexts as words } from './version-texts.ts';

/** What an owner writes as an answer; buttons and questions name a field by its place. */
const FIELDS = ['languages', 'subtitles', 'note'] as const;
type Field = (typeof FIELDS)[number];

const NO_PREVIEW = { is_disabled: true };

/** 'Modifica' of one version: its quality by buttons, the rest by answers to a question, and its place before the others. */
export function registerEditVersion(owners: PrivateChatComposer, { db }: BotServices): void {
  async function find(titleId: number, id: number): Promise<DescribedSource | undefined> {
    if ([titleId, id].some((number) => parseRowId(String(number)) === undefined)) return undefined;
    return (await describeSources(db, titleId)).find((one) => one.id === id && !one.isReplaced);
  }

  async function show(ctx: PrivateChatContext, titleId: number, id: number): Promise<void> {
    const version = await find(titleId, id);
    if (version) await editMessage(ctx, await messageOf(titleId, version), NO_PREVIEW);
    await answerCallbackQuery(ctx, version ? undefined : words.gone);
  }

  owners.callbackQuery(callbackData.editVersion.pattern, (ctx) => {
    const [titleId = 0, id = 0] = callbackData.editVersion.read(ctx.match);
    return show(ctx, titleId, id);
  });

  owners.callbackQuery(callbackData.versionQuality.pattern, async (ctx) => {
    const [titleId = 0, id = 0, lines = 0] = callbackData.versionQuality.read(ctx.match);
    if (await find(titleId, id))
      await changeVersion(db, id, { quality: QUALITIES.find((one) => one === lines) ?? null });
    await show(ctx, titleId, id);
  });

  owners.callbackQuery(callbackData.firstVersion.pattern, async (ctx) => {
    const [titleId = 0, id = 0] = callbackData.firstVersion.read(ctx.match);
    if (await find(titleId, id)) await putVersionFirst(db, id);
    await show(ctx, titleId, id);
  });

  owners.callbackQuery(callbackData.versionField.pattern, async (ctx) => {
    const [titleId = 0, id = 0, place = 0] = callbackData.versionField.read(ctx.match);
    const version = await find(titleId, id);
    const field = FIELDS[place];
    if (version && field)
      await ctx.reply(words.ask(titleId, id, words.fields[field], valueOf(version, field)), {
        reply_markup: { force_reply: true },
      });
    await answerCallbackQuery(ctx, version && field ? undefined : words.gone);
  });

  owners.on('message:text', async (ctx, next) => {
    const question = ctx.message.reply_to_message;
    const asked = question?.from?.id === ctx.me.id ? askedIn(question.text ?? '') : undefined;
    if (!asked || ctx.message.text.startsWith('/')) return next();
    const { titleId, id, field } = asked;
    const changes = readAnswer(field, ctx.message.text);
    if (!changes) return ctx.reply(words.wrongLanguages);
    if (!(await find(titleId, id)) || !(await changeVersion(db, id, changes))) return ctx.reply(words.gone);
    const version = await find(titleId, id);
    if (!version) return ctx.reply(words.gone);
    const { text, reply_markup } = await messageOf(titleId, version);
    return ctx.reply(text, { parse_mode: 'HTML', reply_markup, link_preview_options: NO_PREVIEW });
  });

  async function messageOf(titleId: number, version: DescribedSource): Promise<KeyboardMessage> {
    const title = await findTitleIncludingHidden(db, titleId);
    return versionMessage(titleId, version, title ? nameWithYear(title) : '');
  }
}

function readAnswer(field: Field, text: string): Partial<VersionFacts> | undefined {
  const answer = text.trim() === '-' ? '' : text;
  if (field === 'note') return { note: shortNote(answer) };
  const languages = parseLanguages(answer);
  return languages && { [field]: languages };
}

function askedIn(question: string): { titleId: number; id: number; field: Field } | undefined {
  const [, title = '', version = '', label = ''] =
    /^Titolo n\. (\d+), versione (\d+): (\w+)\n/.exec(question) ?? [];
  const [titleId, id] = [parseRowId(title), parseRowId(version)];
  const field = FIELDS.find((one) => words.fields[one] === label);
  return titleId === undefined || id === undefined || !field ? undefined : { titleId, id, field };
}

function valueOf(version: VersionFacts, field: Field): string {
  const value = version[field];
  return typeof value === 'string' ? value : value.join(', ');
}

function versionMessage(titleId: number, version: DescribedSource, name: string): KeyboardMessage {
  const { id, quality, isFirst } = version;
  const lines = FIELDS.map(
    (field) => `${words.fields[field]}: ${valueOf(version, field) || texts.owner.noValue}`,
  );
  const qualityButton = (text: string, value: number | null) => ({
    text: words.chosen(text, value === quality),
    callback_data: callbackData.versionQuality.make(titleId, id, value ?? 0),
  });
  const all = [
    ...QUALITIES.map((one) => qualityButton(`${one}p`, one)),
    qualityButton(words.unknownQuality, null),
  ];
  const first: InlineKeyboardButton[] = isFirst
    ? []
    : [{ text: words.putFirst, callback_data: callbackData.firstVersion.make(titleId, id) }];
  const rows = [
    all.slice(0, 4),
    all.slice(4),
    FIELDS.map((field, place) => ({
      text: words.fields[field],
      callback_data: callbackData.versionField.make(titleId, id, place),
    })),
    first,
    [{ text: texts.owner.back, callback_data: callbackData.sources.make(titleId, 0) }],
  ];
  return {
    text: [escapeHtml(texts.owner.sourcesOf(name)), sourceLine(version), escapeHtml(lines.join('\n'))].join(
      '\n\n',
    ),
    reply_markup: { inline_keyboard: rows.filter((row) => row.length > 0) },
  };
}
