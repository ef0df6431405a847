// npm run bench:client [-- <rounds> [<folder> …]] [--only home,/films,again,taps]: the first screens on a slow
// phone beside the same pages written by hand, in turn: medians with quartiles, and the median of the rounds'
// ratios. Then a person's further waits. Folders of other builds are measured in the same rounds. Inside a
// messenger, each load in a fresh browser, until 8 s after the navigation. Times are of this machine: compare
// ratios.
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium } from '@playwright/test';
import { IMAGE_SIZES } from '../../../src/contract/image-sources.ts';
import type { HeroImage } from '../../../src/server/http/client-page.ts';
import { buildAll } from '../../build/build-steps.mjs';
import { parseCount } from '../../commands/parse-count.mjs';
import { CommandError, runCommand } from '../../commands/run-command.mjs';
import { CHROMIUM_FLAGS } from '../../verify/chromium-flags.mjs';
import { CHROMIUM_INSTALL_HINT, findChromium } from '../../verify/find-chromium.mjs';
import { startClientBenchServer } from './client-bench-server.ts';
import { INTERACTIONS, measureInteraction, measureSecondLaunch } from './measure-interactions.ts';
import { LAUNCH, measurePageLoad, openPhonePage, type PageLoad, SLOWDOWN } from './measure-page-load.ts';
import { comparison, measureInTurn, spread } from './paired-rounds.ts';

type Screen = { name: string; path: string; floor: string; hero?: HeroImage };

/** The screens, their paths, their handwritten counterparts, and our server's preloads. */
const SCREENS: readonly Screen[] = [
  {
    name: 'home',
    path: '/',
    floor: 'home',
    hero: { url: '/pictures/cover/1', sizes: IMAGE_SIZES.banner },
  },
  { name: '/films', path: '/films', floor: 'films' },
  {
    name: '/content-view/7',
    path: '/content-view/7',
    floor: 'title',
    hero: { url: '/pictures/banner/7', sizes: IMAGE_SIZES.titlePage },
  },
  { name: '/generi', path: '/generi', floor: 'genres' },
];
const TRAFFIC = ['first screen', 'covers', 'rest'].flatMap((until) => [
  `requests to ${until}`,
  `js to ${until}`,
]);
const PROCESSOR = ['cpu to covers', 'cpu to rest', 'blocking'];
const TAPPED = ['', ' later'].flatMap((when) => ['inp', 'words', 'titles'].map((name) => name + when));
const MEASURED = ['fcp', 'lcp', 'ready', 'covers', ...PROCESSOR, 'cls', 'heap', ...TRAFFIC, 'css to rest'];

/** Loads of a page whose browser goes away, at most. */
const MAX_ATTEMPTS = 3;

type Builds = { names: string[]; addresses: string[]; rounds: number };

await runCommand(async () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { only: { type: 'string' } },
  });
  const [count = '5', ...otherBuilds] = positionals;
  const isWanted = (part: string) => !values.only || values.only.split(',').includes(part);
  const rounds = parseCount(count, 'rounds');
  await buildAll();
  const executablePath = await findChromium();
  if (!executablePath) throw new CommandError(CHROMIUM_INSTALL_HINT);
  const servers = await Promise.all(['dist', ...otherBuilds].map((folder) => startClientBenchServer(folder)));
  const addresses = servers.map(({ address }) => address);
  const builds = { names: ['app', ...otherBuilds.map((folder) => basename(folder))], addresses, rounds };
  const launch = () => chromium.launch({ executablePath, args: CHROMIUM_FLAGS });
  try {
    for (const screen of SCREENS) if (isWanted(screen.name)) await benchScreen(launch, screen, builds);
    const browser = await launch();
    if (isWanted('again')) await benchSecondLaunch(browser, builds);
    if (isWanted('taps')) await benchInteractions(browser, builds);
    await browser.close();
  } finally {
    for (const server of servers) server.stop();
  }
});

/** Runs with the address of a page written by hand. */
async function besideFloor(page: string, run: (address: string) => Promise<void>): Promise<void> {
  const server = await startClientBenchServer('dist', { page: `tools/bench/client/floors/${page}.html` });
  try {
    await run(server.address);
  } finally {
    server.stop();
  }
}

async function benchScreen(
  launch: () => Promise<Browser>,
  { name, path, floor, hero }: Screen,
  builds: Builds,
): Promise<void> {
  const preloading = hero && (await startClientBenchServer('dist', { hero }));
  const names = preloading ? [...builds.names, 'preloaded'] : builds.names;
  const addresses = preloading ? [...builds.addresses, preloading.address] : builds.addresses;
  await besideFloor(floor, async (floorAddress) => {
    const pages = [floorAddress, ...addresses.map((address) => `${address}${path}${LAUNCH}`)];
    for (const slowdown of [SLOWDOWN, 1]) {
      const figures = await measureInTurn(pages, builds.rounds, (page) =>
        loadInFreshBrowser(launch, page, slowdown),
      );
      console.log(
        `${name}, ${builds.rounds} rounds, processor at 1/${slowdown}: milliseconds, KB, MB and counts`,
      );
      console.table(comparison(slowdown === 1 ? ['cpu to rest'] : MEASURED, names, figures));
    }
  });
  preloading?.stop();
}

/** A browser that has already loaded the page would start warm. A crash loses no round: a new browser takes over. */
async function loadInFreshBrowser(
  launch: () => Promise<Browser>,
  address: string,
  slowdown: number,
  attempts = MAX_ATTEMPTS,
): Promise<PageLoad> {
  const browser = await launch();
  try {
    return await measurePageLoad(await openPhonePage(browser, { slowdown }), address);
  } catch (error) {
    if (browser.isConnected() || attempts <= 1) throw error;
    console.error(`The browser has gone while it loaded ${address}; once more.`);
    return await loadInFreshBrowser(launch, address, slowdown, attempts - 1);
  } finally {
    await browser.close();
  }
}

async function benchSecondLaunch(browser: Browser, { names, addresses, rounds }: Builds): Promise<void> {
  await besideFloor('home', async (floorAddress) => {
    const pages = [floorAddress, ...addresses.map((address) => `${address}/${LAUNCH}`)];
    const figures = await measureInTurn(pages, rounds, (page) => measureSecondLaunch(browser, page));
    console.log(`Second launch, ${rounds} rounds`);
    console.table(comparison(['fcp', 'lcp', 'ready', 'covers', 'cpu to rest'], names, figures));
  });
}

async function benchInteractions(browser: Browser, { names, addresses, rounds }: Builds): Promise<void> {
  console.log(`From a tap to the next frame (inp), the words and the titles, ${rounds} rounds, milliseconds`);
  for (const interaction of INTERACTIONS) {
    const figures = await measureInTurn(addresses, rounds, (address) =>
      measureInteraction(browser, address, interaction),
    );
    const rows = TAPPED.map((measure) => [
      measure,
      Object.fromEntries(figures.map((loads, index) => [names[index], spread(loads, measure)])),
    ]);
    console.log(interaction.name);
    console.table(Object.fromEntries(rows));
  }
}
