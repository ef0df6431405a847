import { useCallback, useMemo, useState } from 'react';
import type { State } from '../../wire.ts';
import { type Device, FIRST_DEVICE } from './device.ts';
import { routeOf } from './route.ts';
import type { Place } from './sheet.ts';
import { useDrafts } from './use-drafts.ts';
import { useHolder } from './use-holder.ts';
import { useNotice } from './use-notice.ts';
import { type AppRequest, useOpenApp } from './use-open-app.ts';
import { usePerform } from './use-perform.ts';
import { useSheet } from './use-sheet.ts';
import { useView } from './use-view.ts';

/** Everything that stands on the page besides what the server knows: who holds the phone, what is open. */
export function useDesk(state: State) {
  const [device, setDevice] = useState<Device>(FIRST_DEVICE);
  const { notice, say, hush } = useNotice();
  const { sheet, show, dismiss, ask } = useSheet();
  const { trying, perform } = usePerform(say);
  const route = useMemo(() => routeOf(state.appUrl, state.slowAppUrl, device.isSlow), [state, device.isSlow]);
  const { app, open, close, reinsert } = useOpenApp(device, route);
  const clear = useCallback(() => {
    close();
    dismiss();
    hush();
  }, [close, dismiss, hush]);
  const { chooseChat, ...holder } = useHolder(state, clear);
  const chooseFor = useCallback(
    (options: { title: string; types?: readonly string[]; place: Place; choose: (chat: number) => void }) =>
      show({ kind: 'chats', types: [], ...options }),
    [show],
  );

  return {
    state,
    ...holder,
    chooseChat: useCallback(
      (id: number) => {
        hush();
        chooseChat(id);
      },
      [chooseChat, hush],
    ),
    device,
    changeDevice: useCallback((part: Partial<Device>) => setDevice((now) => ({ ...now, ...part })), []),
    ...useView(app),
    app,
    openApp: useCallback((request: AppRequest) => trying(() => open(request)), [open, trying]),
    closeApp: close,
    reinsertApp: reinsert,
    chooseFor,
    notice,
    say,
    sheet,
    show,
    dismiss,
    ask,
    ...useDrafts(),
    perform,
  };
}
