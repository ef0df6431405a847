import type { FoundTitle } from '../repositories/find-by-words.ts';
import { nameOf } from './card.ts';
import { clip } from './html.ts';
import { texts } from './texts.ts';

/** Why a title was found: `regia di Federico Fellini`, `Horror, 1982`; undefined when it is for its name. */
export function whyText({ why }: FoundTitle): string | undefined {
  if (!why) return undefined;
  switch (why.kind) {
    case 'originale':
      return texts.foundByOriginal(why.name);
    case 'regia':
      return texts.foundByDirector(why.name);
    case 'cast':
      return texts.foundByCast(why.name);
    case 'shelf':
      return [...why.genres, why.year].join(', ');
  }
}

/** A button holds some 60 letters on a phone before it is cut. */
const LONGEST_TITLE = 40;

/** A result on one line: name, year, and why it is there. */
export function resultLine(found: FoundTitle): string {
  const why = whyText(found);
  if (why === undefined) return nameOf(found.title);
  // The year is in the reason already.
  const name = found.why?.kind === 'shelf' ? found.title.titolo : nameOf(found.title);
  return clip(`${clip(name, LONGEST_TITLE)} · ${why}`, 100);
}
