import type { Composer, Context } from 'grammy';
import type { InlineQueryResultArticle } from 'grammy/types';
import { LRUCache } from 'lru-cache';
import { MOVIE_NIGHT_START_PREFIX } from '../../../../contract/movie-nights.ts';
import { type BotServices, userIdOf } from '../../../chat/bot-services.ts';
import { namesOf } from '../../../chat/commands/commands.ts';
import { nightTexts } from '../../../chat/texts/texts.ts';
import { clock } from '../../../lib/clock.ts';
import { saveFirstName } from '../../people/people.ts';
import { makeNightId, readNightId } from '../night-id.ts';
import { DEFAULT_OPTIONS, type NightOptions } from '../night-options.ts';
import { openNight } from '../open-night.ts';
import { type NightCard, nightCard, type ShownNight } from './night-card-text.ts';
import { type Genre, readNightWords } from './night-words.ts';
import {
  allGenres,
  followNight,
  newNight,
  nightCardOf,
  readShownNight,
  type StoredNight,
} from './shown-night.ts';

const MAX_LENGTH = 100;
const GENRES_TTL_MS = 60_000;

/** The choices for a person who has named no options. */
const PRESETS: readonly { name: keyof typeof nightTexts.presets; options: Partial<NightOptions> }[] = [
  { name: 'any', options: {} },
  { name: 'film', options: { kind: 'film' } },
  { name: 'short', options: { kind: 'film', maxMinutes: 120 } },
  { name: 'serie', options: { kind: 'serie' } },
  { name: 'unwatched', options: { unwatched: true } },
];

/**
 * `@bot serata`, or the command's name in a different language, with options in words or to choose from, offers
 * cards of new nights; `@bot serata-{id}` the card of an existing one. A night is stored when somebody opens it, or
 * when the messenger reports that its card was sent, which it does only for bots with inline feedback.
 */
export function registerNightInlineQueries(bot: Composer<Context>, services: BotServices): void {
  const { db, secrets } = services;
  const genreCache = new LRUCache<'all', Genre[]>({
    max: 1,
    ttl: GENRES_TTL_MS,
    fetchMethod: () => allGenres(db),
  });

  const named = new RegExp(`^\\s*(?:${namesOf('serata').join('|')})(?![^\\s-])`, 'i');
  bot.inlineQuery(named, async (ctx) => {
    const text = ctx.inlineQuery.query.trim().slice(0, MAX_LENGTH);
    const again = await nightNamed(text, services);
    if (again) {
      const card = await nightCardOf(db, again, { links: services.links, me: ctx.me });
      await answer(ctx, [result(again, card, { title: nightTexts.again })]);
      return;
    }
    const { first_name: hostName, language_code: messengerLanguage } = ctx.from;
    await saveFirstName(db, { userId: userIdOf(ctx), firstName: hostName, messengerLanguage });
    const genres = await genreCache.forceFetch('all');
    // In a private chat there are two.
    const people = ctx.inlineQuery.chat_type === 'private' ? 2 : null;
    const results = offersFor(text.replace(named, ''), genres).map(({ options: asked, ...words }) => {
      const options = { ...asked, people: asked.people ?? people };
      const id = makeNightId({ hostId: userIdOf(ctx), madeAt: clock.date(), options }, secrets);
      const night = newNight(id, { hostName, options, genres });
      return result(night, nightCard(night, { links: services.links, me: ctx.me }), words);
    });
    await answer(ctx, results);
  });

  bot.on('chosen_inline_result', async (ctx, next) => {
    const { result_id: id, inline_message_id: inlineMessageId } = ctx.chosenInlineResult;
    if (inlineMessageId === undefined || !(await openNight(db, id, secrets))) return next();
    return followNight(db, id, { inlineMessageId });
  });
}

/** An offer's words: without a description its options are that. */
type OfferWords = { title: string; description?: string };

function offersFor(words: string, genres: readonly Genre[]): (OfferWords & { options: NightOptions })[] {
  const asked = readNightWords(words, genres);
  if (JSON.stringify(asked) === JSON.stringify(DEFAULT_OPTIONS))
    return PRESETS.map(({ name, options }) => {
      const [title, description] = nightTexts.presets[name];
      return { title, description, options: { ...DEFAULT_OPTIONS, ...options } };
    });
  const written = { title: nightTexts.asWritten, options: asked };
  if (asked.unwatched) return [written];
  const [title] = nightTexts.presets.unwatched;
  return [written, { title, options: { ...asked, unwatched: true } }];
}

/** The night whose id the words are. */
async function nightNamed(text: string, { db, secrets }: BotServices): Promise<StoredNight | undefined> {
  const id = text.startsWith(MOVIE_NIGHT_START_PREFIX) ? text.slice(MOVIE_NIGHT_START_PREFIX.length) : '';
  if (!readNightId(id, secrets) || !(await openNight(db, id, secrets))) return undefined;
  return readShownNight(db, id);
}

function result(
  night: ShownNight,
  { text, reply_markup, link_preview_options }: NightCard,
  { title, description }: OfferWords,
): InlineQueryResultArticle {
  const options = nightTexts.options(night.options, night.leftOut, DEFAULT_OPTIONS.votingMinutes);
  return {
    type: 'article',
    id: night.id,
    title,
    description: description ?? (options || nightTexts.invitation),
    input_message_content: { message_text: text, parse_mode: 'HTML', link_preview_options },
    reply_markup,
  };
}

async function answer(ctx: Context, results: InlineQueryResultArticle[]): Promise<void> {
  await ctx.answerInlineQuery(results, { cache_time: 0, is_personal: true });
}
