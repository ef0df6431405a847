import { useCallback, useRef, useState } from 'react';
import type { ActionOf } from '../../wire-actions.ts';
import { themeParamsOf } from '../themes.ts';
import { sendAction } from '../wire/send-action.ts';
import type { Device } from './device.ts';

const CLOSING_MS = 240;

/** A request to open the mini app: by a button, the menu or a link. */
export type OpenAppRequest = Pick<ActionOf<'openApp'>, 'person' | 'url' | 'from' | 'chat' | 'startParam'> & {
  /** The label of the keyboard's button. */
  buttonText?: string;
};

/** The open mini app. Platform and version are those of its launch. */
export interface OpenApp {
  key: number;
  request: OpenAppRequest;
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
    async (request: OpenAppRequest) => {
      const { platform, version, theme, isSlow } = device;
      const launch = { platform, version, theme: { ...themeParamsOf(theme, platform) } };
      const { url } = await sendAction({ type: 'openApp', ...request, ...launch });
      count.current += 1;
      setApp({ key: count.current, request, url: route(url), platform, version, isSlow, isClosing: false });
    },
    [device, route],
  );

  const close = useCallback(() => {
    const { current } = count;
    setApp((app) => app && { ...app, isClosing: true });
    setTimeout(() => setApp((app) => (app?.key === current ? undefined : app)), CLOSING_MS);
  }, []);

  /** Remounts the iframe at its launch address, as containers do by themselves. */
  const remount = useCallback(() => {
    count.current += 1;
    setApp((app) => app && { ...app, key: count.current });
  }, []);

  return { app, open, close, remount };
}
