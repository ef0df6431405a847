import { useCallback, useRef, useState } from 'react';
import type { ActionOf } from '../../wire-actions.ts';
import { THEMES } from '../themes.ts';
import { act } from '../wire/act.ts';
import type { Device } from './device.ts';

const CLOSING_TAKES = 240;

/** What opens the mini app: a button, the menu, a link. */
export type AppRequest = Pick<ActionOf<'openApp'>, 'person' | 'url' | 'from' | 'chat' | 'startParam'> & {
  /** What stood on the keyboard's button. */
  buttonText?: string;
};

/** The mini app in the phone. Platform and version are those it was told at its opening. */
export interface OpenApp {
  key: number;
  request: AppRequest;
  /** The address in the frame, launch parameters in its hash. */
  url: string;
  platform: Device['platform'];
  version: string;
  isSlow: boolean;
  isClosing: boolean;
}

/** Opens and closes the mini app. A second one takes the place of the first. */
export function useOpenApp(device: Device, route: (url: string) => string) {
  const [app, setApp] = useState<OpenApp | undefined>();
  const count = useRef(0);

  const open = useCallback(
    async (request: AppRequest) => {
      const { platform, version, theme, isSlow } = device;
      const launch = { platform, version, theme: { ...THEMES[theme].params } };
      const { url } = await act({ type: 'openApp', ...request, ...launch });
      count.current += 1;
      setApp({ key: count.current, request, url: route(url), platform, version, isSlow, isClosing: false });
    },
    [device, route],
  );

  const close = useCallback(() => {
    const { current } = count;
    setApp((app) => app && { ...app, isClosing: true });
    setTimeout(() => setApp((app) => (app?.key === current ? undefined : app)), CLOSING_TAKES);
  }, []);

  /** Puts the frame back at its first address, as containers do by themselves. */
  const reinsert = useCallback(() => {
    count.current += 1;
    setApp((app) => app && { ...app, key: count.current });
  }, []);

  return { app, open, close, reinsert };
}
