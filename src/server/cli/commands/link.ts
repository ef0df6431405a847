import { lastPublicUrl } from '../../config/last-public-url.ts';
import { loadSigningSecrets } from '../../config/load-signing-secrets.ts';
import { createLaunchKey, LAUNCH_KEY_LIFETIME_MS } from '../../sessions/launch-key.ts';
import { buildLaunchLink } from '../../sessions/launch-link.ts';
import { parseUserIdArgument } from '../arguments.ts';
import type { Command } from '../command.ts';

export const launchLinkCommand: Command = {
  name: 'link',
  usage: '<user>',
  summary: 'print a launch link for a user',
  async run({ positionals: [user] }, { config, say }) {
    const userId = parseUserIdArgument(user);
    const [secret] = await loadSigningSecrets(config);
    const expires = new Date(Date.now() + LAUNCH_KEY_LIFETIME_MS);
    const key = createLaunchKey({ userId, secret, expires });
    say(buildLaunchLink({ base: await lastPublicUrl(config), userId, key }));
    return 0;
  },
};
