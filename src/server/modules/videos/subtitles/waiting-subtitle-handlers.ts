import type { InlineKeyboardButton } from 'grammy/types';
import type { BotServices, PrivateChatComposer, PrivateChatContext } from '../../../chat/bot-services.ts';
import { type AnswerHandlers, answersTo } from '../../../chat/messages/answers.ts';
import { buttons } from '../../../chat/messages/buttons.ts';
import { truncateText } from '../../../chat/messages/html.ts';
import { onPress } from '../../../chat/messages/presses.ts';
import { ask, questions } from '../../../chat/messages/questions.ts';
import { versionTexts as words } from '../../../chat/texts/texts.ts';
import { replyOnce } from '../../../chat/updates/reply-once.ts';
import { nameOfPart } from '../../catalogue/cards/title-card.ts';
import { findTitleIncludingHidden } from '../../catalogue/titles.ts';
import { partsOfWords } from './add-subtitles.ts';
import { subtitleName } from './subtitle-kinds.ts';
import { assignWaitingSubtitles, findWaitingSubtitles, type UntoldSubtitles } from './waiting-subtitles.ts';

/** 'Scegli il titolo' below the report of subtitles that wait for a video, and the answer that names the title. */
export function registerWaitingSubtitles(
  owners: PrivateChatComposer,
  services: BotServices,
): AnswerHandlers<'titleOfSubtitles'> {
  const { db } = services;

  onPress(owners, buttons.waitingSubtitles, async (ctx, { subtitlesId }) => {
    const isAsked = await askFor(ctx, subtitlesId);
    return isAsked ? undefined : words.subtitlesSettled;
  });

  return {
    titleOfSubtitles: answersTo(questions.titleOfSubtitles, (ctx, { subtitlesId }, text) =>
      assignByWords(ctx, subtitlesId, text),
    ),
  };

  /** Asks for the title of a file; false when it waits no longer. */
  async function askFor(ctx: PrivateChatContext, id: number, fault = ''): Promise<boolean> {
    const file = await findWaitingSubtitles(db, id);
    if (!file) return false;
    const lines = [words.titleOfSubtitles(id), fault, words.howToName(file.fileName)];
    await ask(ctx, services, questions.titleOfSubtitles.data({ subtitlesId: id }), {
      text: lines.filter(Boolean).join('\n\n'),
    });
    return true;
  }

  async function assignByWords(ctx: PrivateChatContext, id: number, text: string): Promise<void> {
    const parts = await partsOfWords(db, text);
    const [first] = parts;
    const title = first && (await findTitleIncludingHidden(db, first.titleId));
    if (!title) {
      if (!(await askFor(ctx, id, words.titleNotSure))) await ctx.reply(words.subtitlesSettled);
      return;
    }
    await replyOnce(ctx, db, async (transaction) => {
      const saved = await assignWaitingSubtitles(transaction, id, parts);
      if (!saved) return { text: words.subtitlesSettled };
      const name = nameOfPart(title, first.episode);
      return { text: words.subtitlesKept(name, subtitleName(saved.label), saved.replaced) };
    });
  }
}

const LISTED = 8;
const MAX_NAME_LENGTH = 80;
/** A phone shows about 60 characters of a button. */
const MAX_BUTTON_LENGTH = 40;

/** The report of subtitle files whose video is not known, with a button for each that asks for the title. */
export function waitingSubtitlesMessage(files: UntoldSubtitles['files']): {
  text: string;
  buttons: InlineKeyboardButton[][];
} {
  const listed = files.slice(0, LISTED);
  const names = listed.map(({ fileName }) => truncateText(fileName, MAX_NAME_LENGTH));
  const rows = listed.map(({ id, fileName }) => [
    buttons.waitingSubtitles.labelled(
      words.chooseTitle(files.length === 1 ? undefined : truncateText(fileName, MAX_BUTTON_LENGTH)),
      { subtitlesId: id },
    ),
  ]);
  return { text: words.waitingSubtitles(names, files.length - listed.length), buttons: rows };
}
