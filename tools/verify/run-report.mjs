import { writeFileSync } from 'node:fs';
import { createProgressLine } from './progress-line.mjs';

/** The number of slowest tests named at the end. */
const MAX_NAMED = 8;

/** The command that a failed test names as its remedy. */
const MENDING = /npm run [\w-]+(?::[\w-]+)*/;

/**
 * The output and notes of a run of tests: its progress on one line, each failure with its reason at once, even if
 * the test then passed; the slowest tests at the end. Then it writes its sums to the file in `SUMMARY_FILE`.
 *
 * @typedef {{ passed: number, failed: number, flaky: string[], failures: string[] }} Summary
 */
export class RunReport {
  /** @type {Summary} */
  summary = { passed: 0, failed: 0, flaky: [], failures: [] };
  /** @type {{ name: string, seconds: number }[]} */
  #parts = [];
  #line = createProgressLine();
  #start = performance.now();

  /**
   * @param {number} total The number of parts: files of tests, or journeys.
   * @param {string} noun The parts' name in the output.
   */
  constructor(total, noun) {
    this.total = total;
    this.noun = noun;
  }

  passed() {
    this.summary.passed += 1;
  }

  /**
   * It failed before, which may be a fault that people meet, too.
   *
   * @param {string} name
   * @param {string} reason Why it failed: its first line is repeated at the end of the command.
   * @param {() => void} printDetails
   */
  passedOnSecondTry(name, reason, printDetails) {
    this.summary.passed += 1;
    this.#note(this.summary.flaky, 'FLAKY', name, reason.split('\n', 1)[0], printDetails);
  }

  /**
   * @param {string} name Repeated at the end of the command, with the command that mends it.
   * @param {string} reason
   * @param {() => void} printDetails
   */
  failed(name, reason, printDetails) {
    this.summary.failed += 1;
    const [mend] = MENDING.exec(reason) ?? [];
    this.#note(this.summary.failures, 'FAILED', name, mend, printDetails);
  }

  /**
   * Counts a finished file or journey.
   *
   * @param {string} name
   * @param {number} ms Its duration.
   */
  finished(name, ms) {
    this.#parts.push({ name, seconds: ms / 1000 });
    const { passed, failed } = this.summary;
    const counts = `${passed} passed${failed > 0 ? `, ${failed} FAILED` : ''}`;
    const seconds = Math.round((performance.now() - this.#start) / 1000);
    this.#line.show(`${this.#parts.length} of ${this.total} ${this.noun}, ${counts}, ${seconds} s: ${name}`);
  }

  /**
   * @param {string[]} list
   * @param {string} outcome
   * @param {string} name
   * @param {string | undefined} remark
   * @param {() => void} printDetails
   */
  #note(list, outcome, name, remark, printDetails) {
    list.push(remark ? `${name}: ${remark}` : name);
    this.#line.clear();
    console.log(`\n${outcome} ${name}`);
    printDetails();
  }

  end() {
    this.#line.clear();
    const slowest = this.#parts.sort((a, b) => b.seconds - a.seconds).slice(0, MAX_NAMED);
    console.log('Slowest:');
    for (const { name, seconds } of slowest) console.log(`  ${seconds.toFixed(1).padStart(5)} s  ${name}`);
    const file = process.env['SUMMARY_FILE'];
    if (file) writeFileSync(file, JSON.stringify(this.summary));
  }
}
