import type { BotServices, PrivateChatComposer, PrivateChatContext } from '../../../chat/bot-services.ts';
import { type AnswerHandlers, answersTo } from '../../../chat/messages/answers.ts';
import { buttons } from '../../../chat/messages/buttons.ts';
import { escapeHtml } from '../../../chat/messages/html.ts';
import {
  editMessage,
  inRowsOf,
  type KeyboardMessage,
  replyWith,
} from '../../../chat/messages/keyboard-message.ts';
import { onPress } from '../../../chat/messages/presses.ts';
import { ask, questions } from '../../../chat/messages/questions.ts';
import { texts } from '../../../chat/texts/texts.ts';
import { nameWithYear } from '../../catalogue/cards/title-card.ts';
import { QUALITIES } from '../../catalogue/rules/field-values.ts';
import { findTitleIncludingHidden } from '../../catalogue/titles.ts';
import { type TitleVideo, videosOfTitle } from '../title-videos.ts';
import { videoLine } from '../video-line.ts';
import { changeVersion, putVersionFirst } from './change-version.ts';
import { parseLanguages, shortNote } from './parse-version.ts';
import type { VersionFacts } from './version-facts.ts';
import { versionTexts as words } from './version-texts.ts';

/** What an owner writes as an answer. */
const FIELDS = ['languages', 'subtitles', 'note'] as const;
type Field = (typeof FIELDS)[number];

const NO_PREVIEW = { is_disabled: true };

/** 'Modifica' of one version: its quality by buttons, the rest by answers to a question, and its place before the others. */
export function registerEditVersion(
  owners: PrivateChatComposer,
  services: BotServices,
): AnswerHandlers<'versionField'> {
  const { db } = services;
  async function find(titleId: number, id: number): Promise<TitleVideo | undefined> {
    return (await videosOfTitle(db, titleId)).find((one) => one.id === id && !one.isReplaced);
  }

  async function show(ctx: PrivateChatContext, titleId: number, id: number): Promise<string | undefined> {
    const version = await find(titleId, id);
    if (version) await editMessage(ctx, await readVersionMessage(titleId, version), NO_PREVIEW);
    return version ? undefined : words.gone;
  }

  onPress(owners, buttons.editVersion, (ctx, { titleId, versionId }) => show(ctx, titleId, versionId));

  onPress(owners, buttons.versionQuality, async (ctx, { titleId, versionId, lines }) => {
    if (await find(titleId, versionId))
      await changeVersion(db, versionId, { quality: QUALITIES.find((one) => one === lines) ?? null });
    return show(ctx, titleId, versionId);
  });

  onPress(owners, buttons.firstVersion, async (ctx, { titleId, versionId }) => {
    if (await find(titleId, versionId)) await putVersionFirst(db, versionId);
    return show(ctx, titleId, versionId);
  });

  onPress(owners, buttons.versionField, async (ctx, { titleId, versionId, field }) => {
    const version = await find(titleId, versionId);
    if (!version) return words.gone;
    const text = words.ask(titleId, versionId, words.fields[field], valueOf(version, field));
    return ask(ctx, services, questions.versionField.data({ titleId, versionId, field }), { text });
  });

  return { versionField: answersTo(questions.versionField, change) };

  async function change(
    ctx: PrivateChatContext,
    { titleId, versionId: id, field }: { titleId: number; versionId: number; field: Field },
    answer: string,
  ): Promise<unknown> {
    const changes = readAnswer(field, answer);
    if (!changes) return ctx.reply(words.wrongLanguages);
    if (!(await find(titleId, id)) || !(await changeVersion(db, id, changes))) return ctx.reply(words.gone);
    const version = await find(titleId, id);
    if (!version) return ctx.reply(words.gone);
    return replyWith(ctx, await readVersionMessage(titleId, version), NO_PREVIEW);
  }

  async function readVersionMessage(titleId: number, version: TitleVideo): Promise<KeyboardMessage> {
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

function versionMessage(titleId: number, version: TitleVideo, name: string): KeyboardMessage {
  const { id, quality, isFirst } = version;
  const lines = FIELDS.map(
    (field) => `${words.fields[field]}: ${valueOf(version, field) || texts.owner.noValue}`,
  );
  const ids = { titleId, versionId: id };
  const qualityButton = (text: string, value: number | null) =>
    buttons.versionQuality.labelled(words.chosen(text, value === quality), { ...ids, lines: value });
  const all = [
    ...QUALITIES.map((one) => qualityButton(`${one}p`, one)),
    qualityButton(words.unknownQuality, null),
  ];
  const rows = [
    ...inRowsOf(4, all),
    FIELDS.map((field) => buttons.versionField.labelled(words.fields[field], { ...ids, field })),
    ...(isFirst ? [] : [[buttons.firstVersion.labelled(words.putFirst, ids)]]),
    [buttons.sources.labelled(texts.owner.back, { titleId, page: 0 })],
  ];
  return {
    text: [escapeHtml(texts.owner.sourcesOf(name)), videoLine(version), escapeHtml(lines.join('\n'))].join(
      '\n\n',
    ),
    reply_markup: { inline_keyboard: rows },
  };
}
