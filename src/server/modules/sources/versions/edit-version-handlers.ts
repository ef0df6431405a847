import type { InlineKeyboardButton } from 'grammy/types';
import type { BotServices, PrivateChatComposer, PrivateChatContext } from '../../../chat/bot-services.ts';
import { type AnswerHandlers, answersTo } from '../../../chat/messages/answers.ts';
import { callbackData } from '../../../chat/messages/callback-data.ts';
import { editMessage } from '../../../chat/messages/edit-message.ts';
import { escapeHtml } from '../../../chat/messages/html.ts';
import type { KeyboardMessage } from '../../../chat/messages/keyboard-message.ts';
import { onPress } from '../../../chat/messages/presses.ts';
import { ask, questions } from '../../../chat/messages/questions.ts';
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
export const FIELDS = ['languages', 'subtitles', 'note'] as const;
type Field = (typeof FIELDS)[number];

const NO_PREVIEW = { is_disabled: true };

/** 'Modifica' of one version: its quality by buttons, the rest by answers to a question, and its place before the others. */
export function registerEditVersion(
  owners: PrivateChatComposer,
  services: BotServices,
): AnswerHandlers<'versionField'> {
  const { db } = services;
  async function find(titleId: number, id: number): Promise<DescribedSource | undefined> {
    if ([titleId, id].some((number) => parseRowId(String(number)) === undefined)) return undefined;
    return (await describeSources(db, titleId)).find((one) => one.id === id && !one.isReplaced);
  }

  async function show(ctx: PrivateChatContext, titleId: number, id: number): Promise<string | undefined> {
    const version = await find(titleId, id);
    if (version) await editMessage(ctx, await messageOf(titleId, version), NO_PREVIEW);
    return version ? undefined : words.gone;
  }

  onPress(owners, callbackData.editVersion, (ctx, { content, version }) => show(ctx, content, version));

  onPress(owners, callbackData.versionQuality, async (ctx, { content, version, lines }) => {
    if (await find(content, version))
      await changeVersion(db, version, { quality: QUALITIES.find((one) => one === lines) ?? null });
    return show(ctx, content, version);
  });

  onPress(owners, callbackData.firstVersion, async (ctx, { content, version }) => {
    if (await find(content, version)) await putVersionFirst(db, version);
    return show(ctx, content, version);
  });

  onPress(owners, callbackData.versionField, async (ctx, { content, version: id, field: place }) => {
    const version = await find(content, id);
    const field = FIELDS[place];
    if (!version || !field) return words.gone;
    const text = words.ask(content, id, words.fields[field], valueOf(version, field));
    await ask(ctx, services, questions.versionField.make(content, id, place), { text });
    return undefined;
  });

  return { versionField: answersTo(questions.versionField, change) };

  async function change(
    ctx: PrivateChatContext,
    { content, version: id, field: place }: { content: number; version: number; field: number },
    answer: string,
  ): Promise<unknown> {
    const field = FIELDS[place];
    const changes = field && readAnswer(field, answer);
    if (!changes) return ctx.reply(words.wrongLanguages);
    if (!(await find(content, id)) || !(await changeVersion(db, id, changes))) return ctx.reply(words.gone);
    const version = await find(content, id);
    if (!version) return ctx.reply(words.gone);
    const { text, reply_markup } = await messageOf(content, version);
    return ctx.reply(text, { parse_mode: 'HTML', reply_markup, link_preview_options: NO_PREVIEW });
  }

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
