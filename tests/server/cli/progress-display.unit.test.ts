import { describe, expect, it } from 'vitest';
import { formatProgressLine } from '../../../src/server/cli/progress-display.ts';

describe('the progress line', () => {
  it('has a bar, the count, the rate and the remaining time', () => {
    expect(formatProgressLine({ done: 50_000, unit: 'title', share: 0.25, seconds: 40 }, true)).toBe(
      '[######------------------] 25% · 50,000 titles · 1,250 a second · 2 min 0 s left',
    );
  });

  it('leaves out unknown numbers', () => {
    expect(formatProgressLine({ done: 5, unit: 'title', share: undefined, seconds: 0 }, true)).toBe(
      '5 titles · 0 a second',
    );
    expect(formatProgressLine({ done: 0, unit: 'title', share: 0, seconds: 1 }, true)).toBe(
      '[------------------------] 0% · 0 titles · 0 a second',
    );
    expect(formatProgressLine({ done: 9, unit: 'title', share: 1, seconds: 3 }, true)).toContain(
      '100% · 9 titles · 3 a second · 0 s left',
    );
  });

  it('has no bar when it is written to a file', () => {
    expect(formatProgressLine({ done: 5, unit: 'title', share: 0.5, seconds: 1 }, false)).toBe(
      '50% · 5 titles · 5 a second · 1 s left',
    );
  });
});
