import type { Api } from 'grammy';
import {
  type BotServices,
  type PrivateChatComposer,
  type PrivateChatContext,
} from '../../chat/bot-services.ts';
import { onCommand } from '../../chat/commands/commands.ts';
import { buttons } from '../../chat/messages/buttons.ts';
import { onPress } from '../../chat/messages/presses.ts';
import { quotedWords } from '../../chat/messages/quoted-words.ts';
import { replyTexts, texts } from '../../chat/texts/texts.ts';
import { knownWords } from '../../languages/known-words.ts';
import { normalizeForSearch } from '../../lib/normalize-for-search.ts';
import { askedPart, isPartAlone, seriesOfAskedPart } from './asked-part.ts';
import { type FoundTitle } from './found-titles.ts';
import { closeness } from './is-close.ts';
import { ABOUT_MONEY, NAMING, type ReadRemark, SOCIAL } from './kinds-of-remarks.ts';
import { nameDescribedIn, nameIn } from './name-in-line.ts';
import { isMisspelt, readRemark } from './read-remark.ts';
import { isLikelyName, isNovel, isSurelyName, votedRemark } from './remark-votes.ts';
import { asksForMany, MAX_LINE_LENGTH, nameToRequest } from './request-words.ts';
import { RESULTS, replyUnclear, showFound, showSearch, showSeveral } from './search-replies.ts';
import { isDescription, searchTitles } from './search-titles.ts';
import { severalTitlesIn } from './several-titles.ts';
import { titlesNamed, titlesWithin } from './titles-in-line.ts';

/** Asks in the chat for words to search, with `force_reply`. */
export async function sendSearchPrompt(api: Api, chatId: number): Promise<void> {
  await api.sendMessage(chatId, texts.whatToSearch, {
    reply_markup: { force_reply: true, input_field_placeholder: texts.searchHint },
  });
}

/**
 * Any text in a private chat that no other handler takes: a line that names no title gets its reply, and all else is a search
 * with the best matching titles as buttons.
 */
export function registerChatSearch(chats: PrivateChatComposer, services: BotServices): void {
  const { db } = services;
  onCommand(chats, services, ['cerca', 'trova', 'find', 'busca'], 'menu', async (ctx) => {
    await (ctx.match ? answer(ctx, ctx.match) : sendSearchPrompt(ctx.api, ctx.chatId));
  });
  onPress(chats, buttons.remark, async (ctx, { remark }) => {
    await services.remarks.get(remark)?.(ctx, '');
  });
  services.remarks.set('title', async (ctx) => {
    const words = quotedWords(ctx.callbackQuery?.message?.text ?? '') ?? '';
    await showSearch(ctx, db, {
      found: await searchTitles(db, words, RESULTS),
      words,
      line: words,
      isSure: true,
    });
  });
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

  /** A line that is a title's name is that title, with the other reading one press away. */
  async function answer(ctx: PrivateChatContext, said: string): Promise<unknown> {
    const line = said.slice(0, MAX_LINE_LENGTH);
    const series = await seriesOfAskedPart(db, line);
    if (series.length > 0) {
      const words = nameToRequest(line, knownWords()) || line;
      return showSearch(ctx, db, { found: series, words, line, isSure: true });
    }
    if (await isPartAlone(db, line)) return services.remarks.get('part')?.(ctx, line);
    const read = readComplaint(line) ?? readRemark(line);
    if (!read) return search(ctx, line);
    const { remark } = read;
    // 'Voglio il rimborso' means no film 'Il rimborso'.
    const name = (ABOUT_MONEY.has(remark) ? undefined : await nameIn(db, line)) ?? line;
    const called = await titlesNamed(db, name);
    const found = called.length > 0 ? called : await titlesCloseTo(read, line);
    if (found.length > 0) {
      const more = [[buttons.remark.labelled(replyTexts.notATitle, { remark })]];
      return showFound(ctx, { found, words: name, more });
    }
    const named = await namedIn(read, line);
    if (named.length > 0) return showFound(ctx, { found: named, words: read.words, more: [] });
    await services.remarks.get(remark)?.(ctx, remark === 'link' ? line : read.words, line);
  }

  /**
   * 'Signore degli anelli' names titles, though 'degli angeli' is thanks with other letters; so does 'quei bravi ragazi', all of
   * whose name it is.
   */
  async function titlesCloseTo(read: ReadRemark, line: string): Promise<FoundTitle[]> {
    const words = nameToRequest(line, knownWords());
    if (ABOUT_MONEY.has(read.remark) || !words.includes(' ')) return [];
    const isDoubtful = isMisspelt(read, line);
    const found = await searchTitles(db, words, RESULTS);
    return found.filter((one) => isNamed(one, words) && (isDoubtful || isNamedWhole(one, words)));
  }

  async function namedIn({ remark, words }: ReadRemark, line: string): Promise<FoundTitle[]> {
    // 'Grazie Marco' is no search for Marco.
    if (SOCIAL.has(remark)) return words === '' ? [] : titlesNamed(db, words);
    if (!NAMING.has(remark)) return [];
    const found = words === '' ? [] : await searchTitles(db, words, RESULTS);
    // 'Una persona' is no 'Perdona' misspelt.
    const meant = found.filter(({ title, why }) => why !== undefined || sharesWord(title, words));
    return meant.length > 0 ? meant : titlesWithin(db, line, isNovel);
  }

  /** A line of talk gets the titles that it surely names, else a reply to what its words tell, else the choice. */
  async function search(ctx: PrivateChatContext, line: string): Promise<void> {
    const several = await severalTitlesIn(db, line);
    if (several) return showSeveral(ctx, db, several);
    const whole = await nameIn(db, line);
    const words = whole ?? nameToRequest(line, knownWords());
    const found = await likelyTitles(line, whole, words);
    const isName = whole !== undefined || (await titlesNamed(db, words)).length > 0;
    const isOfNone = found.length === 0 && asksForMany(line, knownWords());
    const isDescribed = await isDescription(db, words);
    const isLikely = !isOfNone && isLikelyName(words, line);
    if (isName || isDescribed || isLikely) {
      const isSure = isName || isDescribed || isSurelyName(words, line);
      return showSearch(ctx, db, { found, words, line, isSure });
    }
    const named = [...found.filter((one) => isNamed(one, words)), ...(await titlesWithin(db, line, isNovel))];
    if (named.length > 0) return showFound(ctx, { found: uniqueTitles(named), words: '', more: [] });
    const remark = isOfNone ? undefined : votedRemark(line);
    await (remark ? services.remarks.get(remark)?.(ctx, '') : replyUnclear(ctx, line));
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

/** A complaint about an episode, whose words would be taken for others: 'no carga Dark temporada 1 capítulo 2'. */
function readComplaint(line: string): ReadRemark | undefined {
  const asked = askedPart(line);
  const read = asked && readRemark(asked.rest);
  return read?.remark === 'broken' ? read : undefined;
}

/** Share of a line of talk that is in a name that it means. */
const MIN_CLOSENESS = 0.7;

function isNamed(found: FoundTitle, words: string): boolean {
  return closeness(normalizeForSearch(words), nameOf(found)) >= MIN_CLOSENESS;
}

/** True if the words have all of a title's name, with a letter wrong at most. */
function isNamedWhole(found: FoundTitle, words: string): boolean {
  return closeness(nameOf(found), normalizeForSearch(words)) === 1;
}

const nameOf = ({ title, why }: FoundTitle) =>
  normalizeForSearch(why && 'name' in why ? why.name : title.titolo);

const uniqueTitles = (found: readonly FoundTitle[]) => [
  ...new Map(found.map((one) => [one.title.id, one])).values(),
];

/** Shortest words that may be of a title's name. */
const MIN_OF_NAME = 3;

/** True if a title's name has one of the words, as it is written. */
function sharesWord({ titolo }: FoundTitle['title'], words: string): boolean {
  const ofName = new Set(normalizeForSearch(titolo).split(' '));
  return normalizeForSearch(words)
    .split(' ')
    .some((word) => word.length >= MIN_OF_NAME && ofName.has(word));
}
