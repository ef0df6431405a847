/** For the client's tests, which are checked without Node's types. */
export function filesOnJourney(
  journey: { name: 'play' | 'cover' | 'session'; side: 'client' | 'server' },
  work: (run: number) => Promise<unknown>,
): Promise<string[]>;
