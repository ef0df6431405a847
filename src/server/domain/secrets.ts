/**
 * What launch keys, sessions and the webhook are signed with. The first signs, every one is accepted: a secret is
 * changed by putting the new one in front and taking the old one away a week later.
 */
export type Secrets = readonly [string, ...string[]];
