import { useMemo } from 'react';
import { useDeskContext } from '../desk/desk-context.tsx';
import { useFollow } from '../desk/use-follow.ts';
import type { OpenApp } from '../desk/use-open-app.ts';
import { useSwitchInline } from '../desk/use-switch-inline.ts';
import type { Messenger } from '../host/surroundings.ts';
import { appStorage } from './app-storage.ts';

/** What the page does for the mini app, in the phone's place. */
export function useMessenger(app: OpenApp): Messenger {
  const { closeApp, reinsertApp, show, ask, say, perform } = useDeskContext();
  const follow = useFollow('phone');
  const switchInline = useSwitchInline('phone');
  const { person, buttonText } = app.request;
  return useMemo(
    () => ({
      close: closeApp,
      reinsert: reinsertApp,
      sendData: (data) => {
        if (buttonText === undefined) return;
        void perform({ type: 'sendWebAppData', person, buttonText, data });
        closeApp();
      },
      openLink: (url) => show({ kind: 'browser', place: 'phone', url }),
      openPlace: (path) => void follow(`https://t.me${path}`),
      openInvoice: () => {
        say('Le fatture per collegamento non ci sono in questo messaggero');
        return Promise.resolve('failed');
      },
      switchInline: (query, chatTypes) => {
        // Without kinds of chats it is meant for the chat that the app was opened from.
        switchInline(query, chatTypes.length === 0 ? 'here' : 'choose', chatTypes);
        closeApp();
      },
      ask,
      readClipboard: () => navigator.clipboard.readText().catch(() => null),
      storage: (kind) => appStorage(person, kind),
    }),
    [closeApp, reinsertApp, show, ask, say, follow, switchInline, perform, person, buttonText],
  );
}
