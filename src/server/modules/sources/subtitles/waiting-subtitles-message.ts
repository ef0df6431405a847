import type { InlineKeyboardButton } from 'grammy/types';
import { buttons } from '../../../chat/messages/buttons.ts';
import { truncateText } from '../../../chat/messages/html.ts';
import { versionTexts as words } from '../versions/version-texts.ts';
import type { UntoldSubtitles } from './waiting-subtitles.ts';

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
