import { relative } from 'node:path';
import { BaseSequencer } from 'vitest/node';
import { readTestSeconds } from './test-seconds.mjs';

/**
 * Runs the files of each project in vitest's order, but first those that take seconds, the longest first: vitest knows
 * times only after a run in the same folder, and a long file that begins last runs alone at the end.
 */
export class LongestFirstSequencer extends BaseSequencer {
  #seconds = readTestSeconds();

  /** @override @type {BaseSequencer['sort']} */
  async sort(files) {
    const sorted = await super.sort(files);
    const projects = [...new Set(sorted.map(({ project }) => project.name))];
    /** @param {(typeof sorted)[number]} file */
    const placeOf = ({ project }) => projects.indexOf(project.name);
    /** @param {(typeof sorted)[number]} file */
    const secondsOf = ({ project, moduleId }) => this.#seconds[relative(project.config.root, moduleId)] ?? 0;
    return sorted.sort((a, b) => placeOf(a) - placeOf(b) || secondsOf(b) - secondsOf(a));
  }
}
