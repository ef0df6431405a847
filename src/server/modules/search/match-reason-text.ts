import type { InlineKeyboardButton } from 'grammy/types';
import { buttons } from '../../chat/messages/buttons.ts';
import { truncateText } from '../../chat/messages/html.ts';
import { texts } from '../../chat/texts/texts.ts';
import { nameWithYear } from '../catalogue/cards/title-card.ts';
import { genreName } from '../catalogue/title-language.ts';
import { type FoundTitle } from './found-titles.ts';

/** The reason of a match: `regia di Federico Fellini`, `Horror, 1982`; undefined for a match by name. */
export function matchReasonText({ why, title }: Pick<FoundTitle, 'why' | 'title'>): string | undefined {
  if (!why) return undefined;
  switch (why.kind) {
    case 'originale':
      return texts.foundByOriginal(why.name);
    case 'altro':
      return texts.foundByAlternative(why.name);
    case 'regia':
      return title.type === 'serie' ? texts.foundByCreator(why.name) : texts.foundByDirector(why.name);
    case 'cast':
      return texts.foundByCast(why.name);
    case 'filters':
      return [...filtersMet(why), ...(why.year === null ? [] : [why.year])].join(', ');
  }
}

/** The reason of a match beside a year. */
export function matchReasonBesideYear(found: Pick<FoundTitle, 'why' | 'title'>): string | undefined {
  return found.why?.kind === 'filters' ? filtersMet(found.why).join(', ') : matchReasonText(found);
}

type FiltersMet = Extract<FoundTitle['why'], { kind: 'filters' }>;

function filtersMet({ genres, type, length }: FiltersMet): string[] {
  return [...genres.map(genreName), ...(length === undefined ? [] : [texts.duration(type, length)])];
}

/** A phone shows about 60 characters of a button. */
const MAX_TITLE_LENGTH = 40;

/** A result on one line: a mark if it can be watched now, name, year, and the reason. */
export function searchResultLine(found: FoundTitle): string {
  const line = nameAndReason(found);
  return found.isPlayable ? texts.playable(line) : line;
}

/** Results as buttons that show their cards. */
export function resultRows(found: readonly FoundTitle[]): InlineKeyboardButton[][] {
  return found.map((match) => [buttons.card.labelled(searchResultLine(match), { titleId: match.title.id })]);
}

function nameAndReason(found: FoundTitle): string {
  const why = matchReasonText(found);
  if (why === undefined) return nameWithYear(found.title);
  // The year is in the reason already.
  const name = found.why?.kind === 'filters' ? found.title.titolo : nameWithYear(found.title);
  return truncateText(`${truncateText(name, MAX_TITLE_LENGTH)} · ${why}`, 97);
}
