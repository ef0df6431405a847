import { it } from 'vitest';
import { expectRefused, type RefusedCall } from '../../support/refused-call.ts';
import { ANNA } from '../../support/test-simulator.ts';

it.each<RefusedCall>([
  [
    'a command in capitals',
    'setMyCommands',
    { commands: [{ command: 'Start', description: 'a' }] },
    'BOT_COMMAND_INVALID',
  ],
  [
    'a menu button over http',
    'setChatMenuButton',
    { menu_button: { type: 'web_app', text: 'a', web_app: { url: 'http://example.com' } } },
    "menu button Web App URL 'http://example.com' is invalid: Only HTTPS links are allowed",
  ],
  [
    'an unknown action',
    'sendChatAction',
    { chat_id: ANNA, action: 'dancing' },
    'wrong parameter action in request',
  ],
  [
    'a webhook over http',
    'setWebhook',
    { url: 'http://example.com/hook' },
    'bad webhook: An HTTPS URL must be provided for webhook',
  ],
  [
    'a webhook on a strange port',
    'setWebhook',
    { url: 'https://example.com:8080/hook' },
    'bad webhook: Webhook can be set up only on ports 80, 88, 443 or 8443',
  ],
  [
    'a webhook with a strange secret',
    'setWebhook',
    { url: 'https://example.com/hook', secret_token: 'a b' },
    'secret token contains unallowed characters',
  ],
])('%s is refused: %s', expectRefused);
