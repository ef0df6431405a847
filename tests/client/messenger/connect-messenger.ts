export { startMessenger as connectMessenger } from '../../../src/client/messenger/start-messenger.ts';
