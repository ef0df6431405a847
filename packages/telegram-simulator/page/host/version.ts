/** Whether the messenger of `version` knows what came with `since`; '6.10' is later than '6.9'. */
export function isVersionAtLeast(version: string, since: string): boolean {
  const [major, minor] = partsOf(version);
  const [sinceMajor, sinceMinor] = partsOf(since);
  return major > sinceMajor || (major === sinceMajor && minor >= sinceMinor);
}

function partsOf(version: string): [number, number] {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return [major, minor];
}
