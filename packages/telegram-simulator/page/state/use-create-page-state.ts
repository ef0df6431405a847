import { useCallback, useEffect, useMemo, useState } from 'react';
import type { State } from '../../wire.ts';
import type { ActionInput, ActionResult } from '../../wire-actions.ts';
import { sendAction } from '../wire/send-action.ts';
import { DEFAULT_DEVICE, type Device } from './device.ts';
import type { ConfirmKind, Modal, OutletName } from './modal.ts';
import { appAddress, createUrlRewriter, type PhoneName } from './url-rewriter.ts';
import { useActivePane } from './use-active-pane.ts';
import { useBreakpoint } from './use-breakpoint.ts';
import { type OpenAppRequest, useOpenApp } from './use-open-app.ts';
import { useUnreadCount } from './use-unread-count.ts';

interface Place {
  phone: PhoneName;
  /** Two phones share the page: each has the room of a narrow window. */
  isShared: boolean;
}

/** Creates the state of one phone and its chats: its person, the chat, the device, open sheets, drafts, toasts. */
export function useCreatePageState(state: State, { phone, isShared }: Place) {
  const [device, setDevice] = useState<Device>(DEFAULT_DEVICE);
  const { toast, showToast, hideToast } = useToast();
  const { modal, openModal, dismissModal, confirm } = useModal();
  const { orToast, perform } = usePerformAction(showToast);
  const rewriteUrl = useMemo(
    () => createUrlRewriter(state.appUrl, appAddress(state, phone, device.isSlow)),
    [state, phone, device.isSlow],
  );
  const { app, open, close, remount } = useOpenApp(device, rewriteUrl);
  const clear = useCallback(() => {
    close();
    dismissModal();
    hideToast();
  }, [close, dismissModal, hideToast]);
  const { chooseChat, ...selection } = useSelection(state, phone === 'first' ? 0 : 1, clear);
  const pickChat = useCallback(
    (options: {
      title: string;
      types?: readonly string[];
      outlet: OutletName;
      choose: (chat: number) => void;
    }) => openModal({ kind: 'chats', types: [], ...options }),
    [openModal],
  );

  const pageWidth = useBreakpoint();
  const panes = useActivePane(app, isShared ? 'narrow' : pageWidth);
  const { choosePane } = panes;
  const isChatShown = panes.breakpoint === 'wide' || panes.pane === 'chat';
  const unreadIn = useUnreadCount(state, selection.person, isChatShown ? selection.chat : undefined);

  return {
    state,
    unreadIn,
    ...selection,
    chooseChat: useCallback(
      (id: number) => {
        hideToast();
        chooseChat(id);
        // A link in the mini app leads there.
        choosePane('chat');
      },
      [chooseChat, hideToast, choosePane],
    ),
    device,
    changeDevice: useCallback((part: Partial<Device>) => setDevice((now) => ({ ...now, ...part })), []),
    ...panes,
    app,
    openApp: useCallback((request: OpenAppRequest) => orToast(() => open(request)), [open, orToast]),
    closeApp: close,
    remountApp: remount,
    pickChat,
    toast,
    showToast,
    modal,
    openModal,
    dismissModal,
    confirm,
    homeScreen: useHomeScreen(),
    ...useDrafts(),
    ...useReplyTargets(),
    perform,
  };
}

/** The draft of each person in each chat. */
function useDrafts() {
  const [drafts, setDrafts] = useState<Readonly<Record<string, string>>>({});
  const setDraft = useCallback(
    (person: number, chat: number, text: string) =>
      setDrafts((all) => ({ ...all, [`${person} ${chat}`]: text })),
    [],
  );
  const draftOf = (person: number, chat: number) => drafts[`${person} ${chat}`] ?? '';
  return { draftOf, setDraft };
}

/** The people whose phone has the bot's icon on its home screen. */
function useHomeScreen() {
  const [personIds, setPersonIds] = useState<readonly number[]>([]);
  const add = useCallback((person: number) => setPersonIds((ids) => [...ids, person]), []);
  const clear = useCallback(() => setPersonIds([]), []);
  return useMemo(
    () => ({ has: (person: number) => personIds.includes(person), add, clear }),
    [personIds, add, clear],
  );
}

/** The one modal that is open. `dismiss` closes it unanswered, which a confirmation takes for a no. */
function useModal() {
  const [modal, setModal] = useState<Modal | undefined>();
  const dismissModal = useCallback(() => {
    modal?.onDismiss?.();
    setModal(undefined);
  }, [modal]);
  const confirm = useCallback(
    (question: ConfirmKind, outlet: OutletName = 'phone') =>
      new Promise<boolean>((resolve) => {
        const answer = (yes: boolean) => {
          resolve(yes);
          setModal(undefined);
        };
        setModal({ kind: 'confirm', outlet, question, answer, onDismiss: () => resolve(false) });
      }),
    [],
  );
  return { modal, openModal: setModal, dismissModal, confirm };
}

/** Sends actions to the server; shows an error as a toast and returns undefined for it. */
function usePerformAction(showToast: (text: string) => void) {
  const orToast = useCallback(
    async <Result>(work: () => Promise<Result>): Promise<Result | undefined> => {
      try {
        return await work();
      } catch (error) {
        showToast(error instanceof Error ? error.message : String(error));
        return undefined;
      }
    },
    [showToast],
  );
  const perform = useCallback(
    <Input extends ActionInput>(action: Input): Promise<ActionResult<Input['type']> | undefined> =>
      orToast(() => sendAction(action)),
    [orToast],
  );
  return { orToast, perform };
}

/** The message that each person is replying to in each chat. */
function useReplyTargets() {
  const [targets, setTargets] = useState<Readonly<Record<string, number | undefined>>>({});
  const setReplyTarget = useCallback(
    (person: number, chat: number, message: number | undefined) =>
      setTargets((all) => ({ ...all, [`${person} ${chat}`]: message })),
    [],
  );
  const replyTargetOf = (person: number, chat: number) => targets[`${person} ${chat}`];
  return { replyTargetOf, setReplyTarget };
}

const TOAST_MS = 4500;

/** A toast over the chat: shown for some seconds, unless it is hidden before. */
function useToast() {
  const [toast, setToast] = useState<{ text: string } | undefined>();
  useEffect(() => {
    if (!toast) return undefined;
    const timer = setTimeout(() => setToast(undefined), TOAST_MS);
    return () => clearTimeout(timer);
  }, [toast]);
  const showToast = useCallback((text: string) => setToast({ text }), []);
  const hideToast = useCallback(() => setToast(undefined), []);
  return { toast: toast?.text, showToast, hideToast };
}

/** The selected person and chat. `index`: the first person's; `onChange`: runs when a new person is selected. */
function useSelection(state: State, index: number, onChange: () => void) {
  const [personId, setPersonId] = useState((state.people[index] ?? state.people[0])?.id ?? 0);
  const [chatId, setChatId] = useState(personId);
  const choosePerson = useCallback(
    (id: number) => {
      if (id === personId) return;
      setPersonId(id);
      // A private chat is only its own person's.
      setChatId((current) => (current === personId ? id : current));
      onChange();
    },
    [personId, onChange],
  );
  // After a reset the selected person or chat may no longer exist.
  const person = state.people.find((one) => one.id === personId) ?? state.people[0];
  const own = state.chats.filter((one) => person && one.personIds.includes(person.id));
  return {
    person,
    chat: own.find((one) => one.id === chatId) ?? own[0],
    choosePerson,
    chooseChat: setChatId,
  };
}
