/**
 * Every way to break a title into lines that a typesetter would accept: at spaces only, never with an article,
 * a preposition or a single letter left alone or at a line's end.
 */
export function lineBreakOptions(title: string, mostLines: number): readonly (readonly string[])[] {
  const chunks = glue(title.split(/ +/u).filter((word) => word !== ''));
  const found: string[][] = [];
  for (let cuts = 0; cuts < 2 ** Math.max(0, chunks.length - 1); cuts += 1) {
    const lines = cut(chunks, cuts);
    if (lines.length <= mostLines) found.push(lines);
  }
  return found;
}

/** Joins short words to the next one, and a short last word to the previous one. */
function glue(words: readonly string[]): readonly string[] {
  const chunks: string[] = [];
  let held = '';
  for (const word of words) {
    held = held === '' ? word : `${held} ${word}`;
    if (isWeak(word) && held.length < 10) continue;
    chunks.push(held);
    held = '';
  }
  if (held !== '') chunks.push(held);
  const last = chunks.at(-1) ?? '';
  const before = chunks.at(-2);
  if (before !== undefined && last.length < 3) chunks.splice(-2, 2, `${before} ${last}`);
  return joinLongest(chunks);
}

const weak = new Set(
  (
    'il lo la i gli le un uno una di a da in con su per tra fra e o ed al allo alla ai agli alle del dello della dei degli ' +
    'delle dal dalla dai nel nella nei nelle sul sulla sui sulle che non mi si ti ci se ma è the of and an to'
  ).split(' '),
);

function isWeak(word: string): boolean {
  return weak.has(word.toLowerCase()) || /^[\p{L}&–-]$/u.test(word);
}

/** Joins chunks until there are ten: the options to score double with each. */
function joinLongest(chunks: readonly string[]): readonly string[] {
  const list = [...chunks];
  while (list.length > 10) {
    const lengths = list.slice(1).map((chunk, index) => chunk.length + (list[index] ?? '').length);
    const at = lengths.indexOf(Math.min(...lengths));
    list.splice(at, 2, `${list[at]} ${list[at + 1]}`);
  }
  return list;
}

function cut(chunks: readonly string[], cuts: number): string[] {
  const lines: string[] = [];
  chunks.forEach((chunk, index) => {
    const startsLine = index === 0 || (cuts >> (index - 1)) % 2 === 1;
    if (startsLine) lines.push(chunk);
    else lines[lines.length - 1] += ` ${chunk}`;
  });
  return lines;
}
