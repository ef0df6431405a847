import { describe, expect, it } from 'vitest';
import { readRemark } from '../../../src/server/modules/search/read-remark.ts';
import { FURTHER, NAMES } from './lines/further.ts';

const MONEY = ['premium', 'leave', 'refund', 'erase'];

function isRead(line: string, meaning: string): boolean {
  const remark = readRemark(line)?.remark ?? 'title';
  if (meaning === 'money') return MONEY.includes(remark);
  return remark === meaning || (meaning === 'nothing' && remark === 'wordless');
}

describe('a thousand lines by their meaning', () => {
  const all = Object.entries(FURTHER).flatMap(([meaning, lines]) => lines.map((line) => ({ line, meaning })));
  const wrong = all.filter(({ line, meaning }) => !isRead(line, meaning));

  it('ninety-five of a hundred are understood', () => {
    expect(all.length).toBeGreaterThan(900);
    expect(wrong.length, JSON.stringify(wrong, undefined, 1)).toBeLessThanOrEqual(all.length / 20);
  });

  it('all lines about money are understood', () => {
    expect(wrong.filter(({ meaning }) => meaning === 'money')).toEqual([]);
  });

  it('nine of ten names and wishes are taken for nothing else', () => {
    const taken = NAMES.filter((name) => readRemark(name) !== undefined);
    expect(taken.length, taken.join('\n')).toBeLessThanOrEqual(NAMES.length / 10);
  });
});
