import type { Remark } from '../../chat/remarks.ts';
import { ABOUT_MONEY, type ReadRemark } from './kinds-of-remarks.ts';
import { leftover } from './leftover.ts';
import { coveredBy } from './remark-phrases.ts';
import { type Phrase, type RemarkWords, remarkWords } from './remark-words.ts';
import { type Found, isHailed, isMoney, isTold, isWhole, type Line } from './suits-remark.ts';

/** Remarks of which a phrase may be around another remark: 'come si fa a', 'che cosa devo'. */
const FRAMING: ReadonlySet<Remark> = new Set<Remark>(['bot', 'help', 'wish']);

type OfRemark = RemarkWords['remarks'][number];
type Reading = {
  /** The phrases that are read. */
  of: (remark: OfRemark) => readonly Phrase[];
  /** True if the rest of a line is little enough beside them. */
  suits: (found: Found, line: Line) => boolean;
  /** True where the remark that has most of the line is meant, not the most specific one. */
  isByMost?: true;
};

/** Ways to read a remark, the most telling first. */
const READINGS: readonly Reading[] = [
  {
    of: ({ remark, words, surely }) => (ABOUT_MONEY.has(remark) ? [...words, ...surely] : []),
    suits: isMoney,
    isByMost: true,
  },
  { of: ({ remark, surely }) => (FRAMING.has(remark) ? [] : surely), suits: () => true },
  { of: ({ alone, surely }) => [...alone, ...surely], suits: isWhole, isByMost: true },
  { of: ({ words }) => words, suits: isTold, isByMost: true },
  { of: ({ surely }) => surely, suits: () => true },
  { of: ({ remark, alone }) => (remark === 'thanks' ? alone : []), suits: isHailed },
];

export function readSpoken(text: string, { isExact = false } = {}): ReadRemark | undefined {
  const lines = remarkWords().map((words) => {
    const tokens = words.tokenize(text);
    return { words: isExact ? { ...words, known: new Set(tokens) } : words, tokens };
  });
  const isComplaint = lines.some(complains);
  for (const reading of READINGS) {
    const read = lines.flatMap((line) => readAs(reading, line).map((one) => ({ ...one, ...line })));
    const found = isComplaint ? read.filter((one) => !isOfService(one, one)) : read;
    const size = (one: Found) => (reading.isByMost ? -weightOf(one) : 0);
    const [best] = found.toSorted(
      (a, b) => size(a) - size(b) || a.rank - b.rank || b.covered.size - a.covered.size,
    );
    if (best) return { remark: best.remark, words: leftover(text, best) };
  }
  return undefined;
}

const COMPLAINTS: ReadonlySet<Remark> = new Set<Remark>(['broken', 'insult']);

function complains({ tokens, words }: Line): boolean {
  const phrases = words.remarks.flatMap(({ remark, surely }) => (COMPLAINTS.has(remark) ? surely : []));
  return coveredBy(phrases, tokens, words).size > 0;
}

/** True for no more than the name of what is paid for: 'too many ads for premium' asks for no price. */
const isOfService = ({ remark, covered }: Found, { tokens, words }: Line) =>
  remark === 'premium' && tokens.every((word, at) => !covered.has(at) || words.service.has(word));

/** 'La puntata 3 è muta' is no question about episodes. */
const weightOf = ({ remark, covered }: Found) => covered.size + (remark === 'broken' ? 0.5 : 0);

/** The remarks that a line makes, in one language. */
function readAs({ of, suits }: Reading, line: Line): Found[] {
  return line.words.remarks.flatMap((one, rank) => {
    const covered = coveredBy(of(one), line.tokens, line.words);
    const found = { remark: one.remark, rank, covered };
    return covered.size > 0 && suits(found, line) ? [found] : [];
  });
}
