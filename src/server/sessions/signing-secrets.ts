/**
 * Secrets that sign launch keys, sessions and the webhook's token. The first signs, all verify. Rotate in steps, so that
 * a server that was restarted already issues nothing that the others refuse: append the new secret and restart all
 * servers, move it to the front and restart them, remove the old one a week later.
 */
export type SigningSecrets = readonly [string, ...string[]];
