import { LAUNCH_KEY_LIFE, makeLaunchKey } from '../../domain/launch-key.ts';
import { launchLink } from '../../domain/launch-link.ts';
import { addressOf } from '../../last-address.ts';
import { signingSecrets } from '../../local-secret.ts';
import { readUser } from '../arguments.ts';
import type { Command } from '../command.ts';

export const link: Command = {
  name: 'link',
  usage: '<user>',
  words: 1,
  summary: 'print a launch link for somebody',
  async run({ words: [user] }, { config, say }) {
    const userId = readUser(user);
    const [secret] = await signingSecrets(config);
    const expires = new Date(Date.now() + LAUNCH_KEY_LIFE);
    const key = makeLaunchKey({ userId, secret, expires });
    say(launchLink({ base: await addressOf(config), userId, key }));
    return 0;
  },
};
