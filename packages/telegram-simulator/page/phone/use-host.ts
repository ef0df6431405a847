import { type RefObject, useEffect, useRef, useState } from 'react';
import type { PageCallbacks } from '../host/environment.ts';
import { initialFrame } from '../host/frame-state.ts';
import { createHost, type Host } from '../host/host.ts';
import type { AppLog } from '../panel/app-log.ts';
import { type Device, SCREENS } from '../state/device.ts';
import type { OpenApp } from '../state/use-open-app.ts';
import { themeParamsOf } from '../themes.ts';
import { layOutFrame } from './frame-layout.ts';

interface HostParts {
  app: OpenApp;
  device: Device;
  callbacks: PageCallbacks;
  log: AppLog;
  iframe: RefObject<HTMLIFrameElement>;
}

/** The protocol host of one open mini app: created with its iframe, stopped when that is removed. */
export function useHost(parts: HostParts) {
  const latest = useRef(parts);
  latest.current = parts;
  const isExpanded = !SCREENS[parts.device.screen].isHandheld;
  const [frame, setFrame] = useState(() => initialFrame(isExpanded));
  const [host] = useState(() => hostFor(latest, setFrame, isExpanded));

  useEffect(() => {
    const hear = (event: MessageEvent<unknown>) => {
      // Whoever else posts to this page is not the mini app.
      if (event.source === latest.current.iframe.current?.contentWindow) host.receive(event.data);
    };
    const reportVisibility = () => host.visibilityChanged(document.visibilityState === 'visible');
    window.addEventListener('message', hear);
    document.addEventListener('visibilitychange', reportVisibility);
    return () => {
      document.removeEventListener('visibilitychange', reportVisibility);
      window.removeEventListener('message', hear);
      host.stop();
    };
  }, [host]);

  const measures = layOutFrame(parts.device, frame, parts.app.platform);
  useEventOnChange(host, parts.device.theme, (one) => one.themeChanged());
  useEventOnChange(host, JSON.stringify(measures.viewport), (one) => one.viewportChanged());
  useEventOnChange(host, JSON.stringify([measures.safeArea, measures.contentSafeArea]), (one) =>
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
    get callbacks() {
      return latest.current.callbacks;
    },
    post: (message) => {
      const { iframe, app } = latest.current;
      iframe.current?.contentWindow?.postMessage(message, new URL(app.url).origin);
    },
    environment: () => {
      const { device, app } = latest.current;
      const { viewport, safeArea, contentSafeArea } = layOutFrame(device, host.frame(), app.platform);
      const theme = themeParamsOf(device.theme, app.platform);
      return { theme, version: app.version, platform: app.platform, viewport, safeArea, contentSafeArea };
    },
    onCall: (name, data, outcome) => latest.current.log.add({ isFromApp: true, name, data, outcome }),
    onEvent: (name, data) => latest.current.log.add({ isFromApp: false, name, data, outcome: 'handled' }),
  });
  return host;
}

/** Calls `tell` when the value changes; the value at the launch is already in the launch parameters. */
function useEventOnChange(host: Host, value: string, tell: (host: Host) => void): void {
  const lastSent = useRef(value);
  useEffect(() => {
    if (lastSent.current === value) return;
    lastSent.current = value;
    tell(host);
  });
}
