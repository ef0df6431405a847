import type { InlineKeyboardButton } from 'grammy/types';
import { callbackData } from '../../chat/messages/callback-data.ts';
import type { TitlePart } from '../sources/title-part.ts';
import { titlePartNumbers } from '../sources/title-part-numbers.ts';
import { versionTexts as words } from '../sources/versions/version-texts.ts';
import type { Version } from '../sources/video-sources.ts';

/** 'Altre versioni' under a delivered video; none where there is one version. */
export function otherVersionsButtons(
  part: TitlePart,
  versions: readonly Version[],
  delivered: Version,
): InlineKeyboardButton[] {
  if (versions.length < 2) return [];
  const callback_data = callbackData.versions.make(...titlePartNumbers(part), delivered.id);
  return [{ text: words.others, callback_data }];
}
