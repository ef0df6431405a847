import { useCallback, useMemo, useState } from 'react';
import type { State } from '../../wire.ts';
import type { ActionInput, ActionResult } from '../../wire-actions.ts';
import { act } from '../wire/act.ts';
import { type Device, FIRST_DEVICE } from './device.ts';
import { routeOf } from './route.ts';
import type { Place } from './sheet.ts';
import { useDrafts } from './use-drafts.ts';
import { useNotice } from './use-notice.ts';
import { type AppRequest, useOpenApp } from './use-open-app.ts';
import { useSheet } from './use-sheet.ts';

/** Everything that stands on the page besides what the server knows: who holds the phone, what is open. */
export function useDesk(state: State) {
  const [personId, setPersonId] = useState(state.people[0]?.id ?? 0);
  const [chatId, setChatId] = useState(personId);
  const [device, setDevice] = useState<Device>(FIRST_DEVICE);
  const { notice, say } = useNotice();
  const { sheet, show, dismiss, ask } = useSheet();
  const { draftOf, setDraft } = useDrafts();
  const route = useMemo(() => routeOf(state.appUrl, state.slowAppUrl, device.isSlow), [state, device.isSlow]);
  const { app, open, close, reinsert } = useOpenApp(device, route);

  const trying = useCallback(
    async <Result>(work: () => Promise<Result>): Promise<Result | undefined> => {
      try {
        return await work();
      } catch (error) {
        say(error instanceof Error ? error.message : String(error));
        return undefined;
      }
    },
    [say],
  );

  /** Does an action; when it fails, says why and answers undefined. */
  const perform = useCallback(
    <Input extends ActionInput>(action: Input): Promise<ActionResult<Input['type']> | undefined> =>
      trying(() => act(action)),
    [trying],
  );

  const openApp = useCallback((request: AppRequest) => trying(() => open(request)), [open, trying]);

  const choosePerson = useCallback(
    (id: number) => {
      if (id === personId) return;
      setPersonId(id);
      // A private chat is only its own person's.
      setChatId((current) => (current === personId ? id : current));
      close();
      dismiss();
    },
    [personId, close, dismiss],
  );

  const chooseFor = useCallback(
    (options: { title: string; types?: readonly string[]; place: Place; choose: (chat: number) => void }) =>
      show({ kind: 'chats', types: [], ...options }),
    [show],
  );

  return {
    state,
    person: state.people.find((one) => one.id === personId) ?? state.people[0],
    chat: state.chats.find((one) => one.id === chatId),
    device,
    changeDevice: useCallback((part: Partial<Device>) => setDevice((now) => ({ ...now, ...part })), []),
    app,
    openApp,
    closeApp: close,
    reinsertApp: reinsert,
    choosePerson,
    chooseChat: setChatId,
    chooseFor,
    notice,
    say,
    sheet,
    show,
    dismiss,
    ask,
    draftOf,
    setDraft,
    perform,
  };
}
