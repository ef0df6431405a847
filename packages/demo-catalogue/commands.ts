import type { Command } from '../../src/server/cli/command.ts';
import { type DemoSize, loadDemo } from './load-demo.ts';
import { removeDemo } from './remove-demo.ts';

const load = (size: DemoSize): Command => ({
  name: 'demo load',
  summary: 'fill an empty catalogue with the demo',
  async run(_, { db, say }) {
    const outcome = await loadDemo(await db(), { as: 'wanted', size });
    say(outcome === 'loaded' ? 'The demo is loaded.' : 'Nothing to do: the catalogue is not empty.');
    return 0;
  },
});

const remove: Command = {
  name: 'demo remove',
  summary: "remove the demo's titles with their plays, and its lists; all else stays",
  async run(_, { db, say }) {
    const removed = await removeDemo(await db());
    say(removed > 0 ? `The demo is removed: ${removed} titles.` : 'Nothing to do: there is no demo.');
    return 0;
  },
};

export const demoCommands = (size: DemoSize = {}): readonly Command[] => [load(size), remove];
