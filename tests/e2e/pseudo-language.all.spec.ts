import { GENRE_NAMES } from '../../src/contract/genre-names.ts';
import { pseudo } from './support/pseudo-language.ts';
import { SCREENS, showScreen } from './screenshots/screens.ts';
import { collectAnswers } from './support/answered-words.ts';
import { expect, test } from './support/journey.ts';
import { waitUntilFilled, waitUntilStill } from './support/page-checks.ts';
import { FAILED_CALL_LOGS } from './support/page-errors.ts';
import { servePseudoPage } from './support/pseudo-page.ts';
import { shownTexts } from './support/shown-texts.ts';

/** Text that is the same in every language: names, units and tags. */
const SAME = /Vetrina|TMDB|The Movie Database|YouTube|ADULT CONTENT|\bHD\b|\d+(?:\s?min|p)\b/.source;
/** The pseudo-language has no names of genres. */
const NAMES = new RegExp([SAME, ...Object.keys(GENRE_NAMES)].join('|'), 'g');
/** The texts that the format of a date produces. */
const FORMATTED = new Set(
  Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2024, month, 1 + month))).flatMap((day) =>
    (['long', 'short'] as const).flatMap((length) =>
      (['month', 'weekday'] as const).map((part) =>
        new Intl.DateTimeFormat('it', { [part]: length, timeZone: 'UTC' }).format(day),
      ),
    ),
  ),
);

// The tour through all screens.
test.describe.configure({ timeout: 600_000 });
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('no screen shows a text that is in no language’s file, or cuts a longer one off', async ({
  page,
  context,
  open,
  server,
  pageErrors,
}) => {
  pageErrors.allow(...FAILED_CALL_LOGS);
  await servePseudoPage(context);
  const answers = collectAnswers(page);
  const isForeign = (text: string) => {
    // An answer's sentence first, which may have a genre's name in it.
    const rest = answers.remaining(text).replaceAll(NAMES, ' ');
    return rest.match(/[a-zA-Z]{2,}/g)?.some((word) => !FORMATTED.has(word));
  };
  const isOurs = (text: string) => /\p{L}/u.test(answers.remaining(text));
  await page.setViewportSize({ width: 320, height: 740 });
  for (const screen of SCREENS) {
    await showScreen(screen, { page, open, server, say: pseudo });
    await waitUntilFilled(page);
    await waitUntilStill(page);
    await answers.settle();
    const texts = await shownTexts(page);
    const foreign = texts.filter(({ text }) => isForeign(text)).map(({ text }) => text.trim());
    const cutOff = texts.filter(({ text, cutOff }) => cutOff && isOurs(text));
    expect.soft({ foreign: [...new Set(foreign)], cutOff }, screen.name).toEqual({ foreign: [], cutOff: [] });
    await page.unrouteAll();
  }
});
