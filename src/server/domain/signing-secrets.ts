/**
 * Secrets that sign launch keys, sessions and the webhook's token. The first signs, all verify: rotate by prepending a
 * new one and removing the old one a week later.
 */
export type SigningSecrets = readonly [string, ...string[]];
