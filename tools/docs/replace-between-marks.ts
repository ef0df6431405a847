/**
 * A page with new text between its marks `<!-- name: begin -->` and `<!-- name: end -->`. Throws if they are
 * missing.
 */
export function replaceBetweenMarks(page: string, name: string, text: string): string {
  const [begin, end] = [`<!-- ${name}: begin -->`, `<!-- ${name}: end -->`];
  const [from, to] = [page.indexOf(begin), page.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`no ${begin} ... ${end}`);
  return `${page.slice(0, from)}${begin}\n${text}\n${page.slice(to)}`;
}
