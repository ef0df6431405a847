/** The first version of the messenger's protocol. */
const FIRST = '6.0';

/** The version, such as '8.0', in a messenger's text; the first one without any. */
export function readVersion(text: string | null): string {
  const version = /\d+(\.\d+)*/.exec(text ?? '')?.[0] ?? FIRST;
  return isAtLeast(version, FIRST) ? version : FIRST;
}

/** Compares versions as versions: '10.1' comes after '6.1'. */
export function isAtLeast(version: string, needed: string): boolean {
  const [given, least] = [partsOf(version), partsOf(needed)];
  const differs = [0, 1].find((index) => given[index] !== least[index]) ?? 0;
  return (given[differs] ?? 0) >= (least[differs] ?? 0);
}

function partsOf(version: string): [major: number, minor: number] {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return [major, minor];
}
