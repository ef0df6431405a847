import { relative } from 'node:path';
import { BaseSequencer } from 'vitest/node';

/**
 * Files that take seconds though they are short. Vitest starts short files last until it remembers their times,
 * which it does not on a fresh clone: they would run alone at the end.
 */
export const LONG = [
  'packages/demo-catalogue/tests/demo-at-start.test.ts',
  'tests/client/journeys.app.test.tsx',
  'tests/client/screens/third-party-server.app.test.tsx',
  'tests/server/chat/updates/receive-updates.test.ts',
  'tests/server/images/render-image.unit.test.ts',
  'tests/server/modules/catalogue/new-title-field-texts.unit.test.ts',
  'tests/server/modules/videos/channel-reading/read-channels.test.ts',
  'tests/server/modules/videos/posts/own-videos.test.ts',
  'tests/tools/bench/stub-import-sources.test.ts',
  'tests/tools/commands/simulator.test.ts',
  'tests/tools/verify/unit-reporter.test.ts',
];

/** Runs the files of each project in vitest's order, but those of `LONG` before the others. */
export class LongestFirstSequencer extends BaseSequencer {
  /** @override @type {BaseSequencer['sort']} */
  async sort(files) {
    const sorted = await super.sort(files);
    const projects = [...new Set(sorted.map(({ project }) => project.name))];
    /** @param {(typeof sorted)[number]} file */
    const rank = ({ project, moduleId }) =>
      2 * projects.indexOf(project.name) + (LONG.includes(relative(project.config.root, moduleId)) ? 0 : 1);
    return sorted.sort((a, b) => rank(a) - rank(b));
  }
}
