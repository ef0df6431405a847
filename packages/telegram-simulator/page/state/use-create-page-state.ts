import { useCallback, useMemo, useState } from 'react';
import type { State } from '../../wire.ts';
import { DEFAULT_DEVICE, type Device } from './device.ts';
import type { OutletName } from './modal.ts';
import { appAddress, createUrlRewriter, type PhoneName } from './url-rewriter.ts';
import { useActivePane } from './use-active-pane.ts';
import { useBreakpoint } from './use-breakpoint.ts';
import { useDrafts } from './use-drafts.ts';
import { useHomeScreen } from './use-home-screen.ts';
import { useModal } from './use-modal.ts';
import { type OpenAppRequest, useOpenApp } from './use-open-app.ts';
import { usePerformAction } from './use-perform-action.ts';
import { useReplyTargets } from './use-reply-targets.ts';
import { useSelection } from './use-selection.ts';
import { useToast } from './use-toast.ts';
import { useUnreadCount } from './use-unread-count.ts';

interface Place {
  phone: PhoneName;
  /** Two phones share the page: each has the room of a narrow window. */
  isShared: boolean;
}

/** Creates the state of one phone and its chats: who has it, the chat, the device, what is open, drafts, toasts. */
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
