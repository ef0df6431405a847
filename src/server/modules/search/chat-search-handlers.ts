import type { Api } from 'grammy';
import type { BotServices, PrivateChatComposer, PrivateChatContext } from '../../chat/bot-services.ts';
import { onCommand } from '../../chat/commands/commands.ts';
import { sendGreeting } from '../../chat/commands/greeting.ts';
import { buttons } from '../../chat/messages/buttons.ts';
import { onPress } from '../../chat/messages/presses.ts';
import { quotedWords } from '../../chat/messages/quoted-words.ts';
import type { Remark } from '../../chat/remarks.ts';
import { replyTexts, texts } from '../../chat/texts/texts.ts';
import { knownWords } from '../../languages/known-words.ts';
import { byLanguage } from '../../languages/texts.ts';
import { normalizeForSearch } from '../../lib/normalize-for-search.ts';
import type { FoundTitle } from './found-titles.ts';
import { closeness } from './is-close.ts';
import { nameDescribedIn, nameIn } from './name-in-line.ts';
import { ABOUT_MONEY, phraseIn } from './phrase-in.ts';
import { ARTICLES, MAX_LINE_LENGTH, nameToRequest, withoutAddresses } from './request-words.ts';
import { RESULTS, showFound, showSearch } from './search-replies.ts';
import { isDescription, searchTitles } from './search-titles.ts';
import { titlesNamed } from './titles-in-line.ts';
import type { Db } from '../../database/db.ts';
import { isChapter, readPart } from '../catalogue/rules/read-part.ts';

/** The last episode or season, which has no number. */
const LAST =
  /(?:(?:l['’]|la|the|el)\s?)?(?:[uú]ltim[oa]|last|latest)\s(?:stagione|puntata|episodio|season|episode|temporada|cap[ií]tulo)(?![\p{L}\d])/iu;
/** 'One Piece 1071' */
const NUMBER_BEHIND = /(?<=\p{L}\s)\d{1,4}[\s?]*$/u;

/** A season or episodes that a line names; `rest`: the line without them. */
type AskedPart = { season: number | undefined; episodes: readonly number[]; rest: string };

/** The season or the episodes in a line; a chapter may be of a film's name. */
function askedPart(line: string): AskedPart | undefined {
  const part = line.length > MAX_LENGTH ? undefined : readPart(line);
  if (!part || part.isUnreadable || (part.kind !== 'episode' && !isChapter(part.word))) return undefined;
  const { season, episodes, at, end } = part;
  return { season, episodes, rest: `${line.slice(0, at)} ${line.slice(end)}`.trim() };
}

/** Longest line that asks for a part, in characters. */
const MAX_LENGTH = 160;

/** The series of which a line asks for a season or an episode: 'breaking bad stagione 5 episodio 14', 'avete Dark 1x02?'. */
async function seriesOfAskedPart(db: Db, line: string): Promise<FoundTitle[]> {
  const name = line.length > MAX_LENGTH ? undefined : withoutPart(line);
  if (name === undefined || (await titlesNamed(db, line)).length > 0) return [];
  const found = await titlesNamed(db, (await nameIn(db, name)) ?? name);
  return found.filter(({ title }) => title.type === 'serie');
}

/** True if a line asks for a season or an episode and names no series: 'stagione 5', 'avete la 5x14?', 'ultima puntata'. */
async function isPartAlone(db: Db, line: string): Promise<boolean> {
  const last = placeOf(LAST, line);
  const rest = last ? line.slice(0, last.at) + line.slice(last.end) : askedPart(line)?.rest;
  if (rest === undefined) return false;
  const { before, behind } = knownWords();
  const words = normalizeForSearch(rest).split(' ').filter(Boolean);
  const isOfAsking = words.every((word) => before.has(word) || behind.has(word) || ARTICLES.has(word));
  return isOfAsking && (await titlesNamed(db, line)).length === 0;
}

/** A line without its season and episode; undefined if it has none, or nothing else. */
function withoutPart(line: string): string | undefined {
  const part = readPart(line);
  const { at, end } =
    part?.kind === 'episode' ? part : (placeOf(LAST, line) ?? placeOf(NUMBER_BEHIND, line) ?? {});
  if (at === undefined || end === undefined) return undefined;
  const name = `${line.slice(0, at)} ${line.slice(end)}`.replace(
    /\s(?:di|de|del|della|of)\s*$|^\s*(?:(?:la|the)\s*)?(?:di|de|del|della|of)\s/i,
    ' ',
  );
  return /[\p{L}\d]/u.test(name) ? name.replace(/\s+/g, ' ').trim() : undefined;
}

function placeOf(pattern: RegExp, line: string): { at: number; end: number } | undefined {
  const match = pattern.exec(line);
  return match ? { at: match.index, end: match.index + match[0].length } : undefined;
}

const premiumTexts = byLanguage(({ premium }) => premium);

/** Asks in the chat for words to search, with `force_reply`. */
export async function sendSearchPrompt(api: Api, chatId: number): Promise<void> {
  await api.sendMessage(chatId, texts.whatToSearch, {
    reply_markup: { force_reply: true, input_field_placeholder: texts.searchHint },
  });
}

/**
 * Any text in a private chat that no other handler takes: a phrase gets its reply, and all else is a search with the best
 * matching titles as buttons, or with what else it may mean.
 */
export function registerChatSearch(chats: PrivateChatComposer, services: BotServices): void {
  const { db } = services;
  onCommand(chats, services, ['cerca', 'trova', 'find', 'busca'], 'menu', async (ctx) => {
    await (ctx.match ? answer(ctx, ctx.match) : sendSearchPrompt(ctx.api, ctx.chatId));
  });
  onPress(chats, buttons.remark, async (ctx, { remark }) => {
    await (services.remarks.get(remark) ?? services.remarks.get('how'))?.(ctx, '');
  });
  services.remarks.set('title', async (ctx) => {
    const words = quotedWords(ctx.callbackQuery?.message?.text ?? '') ?? '';
    await showSearch(ctx, db, {
      found: await searchTitles(db, words, RESULTS),
      words,
      line: words,
    });
  });
  registerPhraseReplies(services);
  chats.on('message:text', async (ctx) => {
    const { text, via_bot: bot } = ctx.message;
    // A message sent through the bot's own inline results is not a search.
    if (bot?.id === ctx.me.id) return;
    if (text.startsWith('/')) await ctx.reply(texts.unknownCommand);
    else await answer(ctx, text);
  });

  // A poster that was forwarded, or 'avete questo?' below a screenshot.
  chats.on('message:photo', async (ctx, next) => {
    const [line = ''] = (ctx.message.caption ?? '').trim().split('\n');
    await (line === '' ? next() : answer(ctx, line));
  });

  /** A phrase gets its reply, and all else is searched. */
  async function answer(ctx: PrivateChatContext, said: string): Promise<unknown> {
    const line = said.slice(0, MAX_LINE_LENGTH);
    const series = await seriesOfAskedPart(db, line);
    if (series.length > 0)
      return showSearch(ctx, db, { found: series, words: nameToRequest(line, knownWords()) || line, line });
    if (await isPartAlone(db, line)) return reply(ctx, 'part', line);
    const phrase = phraseIn(line);
    if (phrase) return answerPhrase(ctx, phrase, line);
    const words = withoutAddresses(line);
    if (words === '' && line.trim() !== '') return reply(ctx, 'link', line);
    return search(ctx, words);
  }

  const reply = (ctx: PrivateChatContext, remark: Remark, line: string) =>
    services.remarks.get(remark)?.(ctx, line);

  /** 'Grazie' may be a title; about money and leaving nothing else is meant. */
  async function answerPhrase(ctx: PrivateChatContext, phrase: Remark, line: string): Promise<unknown> {
    const found = ABOUT_MONEY.some((one) => one === phrase) ? [] : await titlesNamed(db, line);
    if (found.length === 0) return reply(ctx, phrase, line);
    const more = [[buttons.remark.labelled(replyTexts.notATitle, { remark: phrase })]];
    return showFound(ctx, { found, words: line, more });
  }

  async function search(ctx: PrivateChatContext, line: string): Promise<void> {
    const whole = await nameIn(db, line);
    const words = whole ?? nameToRequest(line, knownWords());
    const found = await likelyTitles(line, whole, words);
    const isSentence = words.split(/\s+/).length > MAX_NAME_WORDS && !(await isDescription(db, words));
    const meant = isSentence ? found.filter((one) => isTold(one) || isNamed(one, words)) : found;
    await showSearch(ctx, db, { found: meant, words, line });
  }

  /** The titles that a line names, the one whose whole name it is or says more about first. */
  async function likelyTitles(line: string, whole: string | undefined, words: string): Promise<FoundTitle[]> {
    const name = whole ?? (await nameDescribedIn(db, line));
    const named = name === undefined ? [] : await titlesNamed(db, name);
    const asked = await searchTitles(db, line, RESULTS);
    const found = asked.length > 0 ? asked : await searchTitles(db, words, RESULTS);
    return uniqueTitles([...named, ...found]).slice(0, RESULTS);
  }
}

/** Replies to thanks and greetings, and to 'Come funziona'. */
function registerPhraseReplies(services: BotServices): void {
  const { remarks, premiumStars } = services;
  const help = () => [[buttons.help.labelled(texts.whatICanDo, {})]];
  remarks.set('greeting', (ctx) => sendGreeting(ctx, services, help()));
  remarks.set('thanks', (ctx) => ctx.reply(replyTexts.thanks));
  remarks.set('farewell', (ctx) => ctx.reply(replyTexts.farewell));
  remarks.set('how', (ctx) =>
    ctx.reply(`${replyTexts.how} ${premiumTexts.inShort(premiumStars)}`, {
      reply_markup: { inline_keyboard: help() },
    }),
  );
}

/** Most words that are taken for a name with letters wrong; of longer ones the name has to be most of them. */
const MAX_NAME_WORDS = 4;

/** Share of a line of talk that is in a name that it means. */
const MIN_CLOSENESS = 0.7;

/** True for a title that a line describes by people, genres, years or a length. */
const isTold = ({ why }: FoundTitle) =>
  why?.kind === 'cast' || why?.kind === 'regia' || why?.kind === 'filters';

function isNamed(found: FoundTitle, words: string): boolean {
  return closeness(normalizeForSearch(words), nameOf(found)) >= MIN_CLOSENESS;
}

const nameOf = ({ title, why }: FoundTitle) =>
  normalizeForSearch(why && 'name' in why ? why.name : title.titolo);

const uniqueTitles = (found: readonly FoundTitle[]) => [
  ...new Map(found.map((one) => [one.title.id, one])).values(),
];
