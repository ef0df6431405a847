import { type RefObject, useEffect, useRef, useState } from 'react';
import { type Device, SCREENS } from '../desk/device.ts';
import type { OpenApp } from '../desk/use-open-app.ts';
import { newFrame } from '../host/frame-state.ts';
import { createHost, type Host } from '../host/host.ts';
import type { Messenger } from '../host/surroundings.ts';
import type { AppLog } from '../panel/app-log.ts';
import { THEMES } from '../themes.ts';
import { measure } from './measure.ts';

interface HostParts {
  app: OpenApp;
  device: Device;
  messenger: Messenger;
  log: AppLog;
  iframe: RefObject<HTMLIFrameElement>;
}

/** The messenger's side of one open mini app, for as long as its frame stands: one host for one insertion of it. */
export function useHost(parts: HostParts) {
  const latest = useRef(parts);
  latest.current = parts;
  const isExpanded = !SCREENS[parts.device.screen].isHandheld;
  const [frame, setFrame] = useState(() => newFrame(isExpanded));
  const [host] = useState(() => hostFor(latest, setFrame, isExpanded));

  useEffect(() => {
    const hear = (event: MessageEvent<unknown>) => {
      // Whoever else posts to this page is not the mini app.
      if (event.source === latest.current.iframe.current?.contentWindow) host.receive(event.data);
    };
    const look = () => host.visibilityChanged(document.visibilityState === 'visible');
    window.addEventListener('message', hear);
    document.addEventListener('visibilitychange', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('message', hear);
      host.stop();
    };
  }, [host]);

  const measures = measure(parts.device, frame);
  useTelling(host, parts.device.theme, (one) => one.themeChanged());
  useTelling(host, JSON.stringify(measures.viewport), (one) => one.viewportChanged());
  useTelling(host, JSON.stringify([measures.safeArea, measures.contentSafeArea]), (one) =>
    one.insetsChanged(),
  );
  return { host, frame, measures };
}

function hostFor(
  latest: { readonly current: HostParts },
  onChange: Parameters<typeof createHost>[0]['onChange'],
  isExpanded: boolean,
): Host {
  const host = createHost({
    isExpanded,
    onChange,
    messenger: latest.current.messenger,
    post: (message) => {
      const { iframe, app } = latest.current;
      iframe.current?.contentWindow?.postMessage(message, new URL(app.url).origin);
    },
    surroundings: () => {
      const { device, app } = latest.current;
      const { viewport, safeArea, contentSafeArea } = measure(device, host.frame());
      const theme = THEMES[device.theme].params;
      return { theme, version: app.version, platform: app.platform, viewport, safeArea, contentSafeArea };
    },
    onCall: (name, data, outcome) => latest.current.log.add({ isFromApp: true, name, data, outcome }),
    onEvent: (name, data) => latest.current.log.add({ isFromApp: false, name, data, outcome: 'heard' }),
  });
  return host;
}

/** Tells the app about a change around it; how things were at its opening it has been told. */
function useTelling(host: Host, value: string, tell: (host: Host) => void): void {
  const told = useRef(value);
  useEffect(() => {
    if (told.current === value) return;
    told.current = value;
    tell(host);
  });
}
