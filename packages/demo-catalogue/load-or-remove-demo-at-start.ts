import { isPremium } from '../../src/server/modules/people/premium-status.ts';
import type { BeforeServingHook } from '../../src/server/run-server.ts';
import { readDemoLoadStatus } from './demo-load-status.ts';
import { DEMO_ORDINARY_USER, DEMO_PREMIUM_USER } from './demo-users.ts';
import { type DemoSize, loadDemo } from './load-demo.ts';
import { eraseDemoPeople, hasDemo, removeDemo } from './remove-demo.ts';
import { renamePosters } from './title-origins.ts';
import { DEMO_ORIGIN_PREFIX } from './titles.ts';

const HOW_TO_REMOVE = 'npm run vetrina -- demo remove';

/**
 * Without a bot token an empty catalogue gets the demo, unless somebody has removed it before, and the two people of the
 * simulator may try it out. With a bot token, a demo loaded by an earlier start is removed: it would distort the rankings
 * of real plays; and the people who tried it out, whom the bot cannot write to.
 */
export async function loadOrRemoveDemoAtStart(
  { db, config, say }: Parameters<BeforeServingHook>[0],
  size: DemoSize = {},
): ReturnType<BeforeServingHook> {
  await renamePosters(db, DEMO_ORIGIN_PREFIX);
  const status = await readDemoLoadStatus(db);
  if (config.botToken !== undefined) {
    if (status === 'tried' || status === 'loading') {
      await removeDemo(db);
      say('There is a bot now: the demo has been removed from the catalogue.');
    } else if (status !== 'wanted' && (await hasDemo(db)))
      say(`Titles of the demo are in the catalogue. To remove them: ${HOW_TO_REMOVE}`);
    if (status !== undefined && status !== 'wanted' && status !== 'over') await eraseDemoPeople(db);
    return [];
  }
  if (
    status !== 'removed' &&
    status !== 'over' &&
    (await loadDemo(db, { as: 'tried', tell: say, size })) === 'loaded'
  )
    say('The catalogue was empty: the demo is in it now.');
  return Promise.all(
    [DEMO_ORDINARY_USER, DEMO_PREMIUM_USER].map(async (userId) => ({
      userId,
      label: (await isPremium(db, userId)) ? 'premium' : 'ordinary',
    })),
  );
}
