/** Genre names from a title's comma-separated text; brackets and quotes of a serialised list are removed. */
export function genresOf({ generi }: { generi: string | null }): string[] {
  return (generi ?? '')
    .replace(/[[\]"]/g, '')
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);
}
