import type { InlineKeyboardButton } from 'grammy/types';
import { buttons } from '../../chat/messages/buttons.ts';
import type { TitlePart } from '../sources/title-part.ts';
import { versionTexts as words } from '../sources/versions/version-texts.ts';
import type { Version } from '../sources/video-sources.ts';

/** 'Altre versioni' under a delivered video; none where there is one version. */
export function otherVersionsButtons(
  part: TitlePart,
  versions: readonly Version[],
  delivered: Version,
): InlineKeyboardButton[] {
  if (versions.length < 2) return [];
  return [buttons.versions.labelled(words.others, { part, deliveredId: delivered.id })];
}
