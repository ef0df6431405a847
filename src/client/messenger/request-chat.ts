import { findBridge } from './bridge.ts';
import { currentLaunchParams } from './environment.ts';
import { asFields } from './events.ts';
import { logMessengerFailure } from './try-and-log.ts';
import { isAtLeast } from './version.ts';

/** True if the messenger can have the person choose a chat by a button that the bot has prepared; it is bound to that person. */
export function canRequestChat(): boolean {
  const launch = currentLaunchParams();
  return launch?.initData !== undefined && isAtLeast(launch.version, '9.6');
}

/**
 * Lets the person choose a chat by a prepared button; resolves once they have, to false if they have not. The SDK of the design card
 * does not know the method yet.
 */
export function requestChat(id: string): Promise<boolean> {
  const postEvent = findBridge();
  if (!postEvent) return Promise.resolve(false);
  return new Promise((resolve) => {
    const onMessage = ({ data }: MessageEvent) => {
      const message = asFields(data);
      const type = message?.['eventType'];
      if (type !== 'requested_chat_sent' && type !== 'requested_chat_failed') return;
      const { req_id: answered = id } = asFields(message?.['eventData']) ?? {};
      if (answered !== id) return;
      window.removeEventListener('message', onMessage);
      if (type === 'requested_chat_failed') logMessengerFailure('choosing a chat', 'dismissed or refused');
      resolve(type === 'requested_chat_sent');
    };
    window.addEventListener('message', onMessage);
    postEvent('web_app_request_chat', { req_id: id });
  });
}
