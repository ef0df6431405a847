import * as v from 'valibot';
import {
  type HostContext,
  type HostMethods,
  methodWithoutParams,
  methodWithParams,
  OLDEST_VERSION,
} from '../host-method.ts';

/** Opening, size, safe areas, closing and reloading. */
export const windowMethods: HostMethods = {
  iframe_ready: methodWithoutParams(OLDEST_VERSION, ({ send }) => send('set_custom_style', SCROLLBAR)),
  iframe_will_reload: methodWithoutParams(OLDEST_VERSION, ({ reload }) => reload.answered()),
  web_app_ready: methodWithoutParams(OLDEST_VERSION, ({ change }) => change({ isReady: true })),
  web_app_expand: methodWithoutParams(OLDEST_VERSION, (host) => {
    if (host.frame().isExpanded) return;
    host.change({ isExpanded: true });
    sendViewport(host);
  }),
  web_app_data_send: methodWithParams(
    OLDEST_VERSION,
    v.object({ data: v.pipe(v.string(), v.nonEmpty(), v.maxBytes(4096)) }),
    ({ data }, { callbacks }) => callbacks.sendData(data),
  ),
  web_app_close: methodWithoutParams(OLDEST_VERSION, ({ callbacks }) => callbacks.close()),
  web_app_request_viewport: methodWithoutParams(OLDEST_VERSION, sendViewport),
  web_app_request_safe_area: methodWithoutParams('8.0', sendSafeArea),
  web_app_request_content_safe_area: methodWithoutParams('8.0', sendContentSafeArea),
  web_app_request_fullscreen: methodWithoutParams('8.0', (host) => {
    if (host.frame().isFullscreen) return host.send('fullscreen_failed', { error: 'ALREADY_FULLSCREEN' });
    setFullscreen(host, true);
  }),
  web_app_exit_fullscreen: methodWithoutParams('8.0', (host) => setFullscreen(host, false)),
  web_app_setup_closing_behavior: methodWithParams(
    OLDEST_VERSION,
    v.object({ need_confirmation: v.boolean() }),
    (params, { change }) => change({ needsConfirmation: params.need_confirmation }),
  ),
  web_app_setup_swipe_behavior: methodWithParams(
    '7.7',
    v.object({ allow_vertical_swipe: v.boolean() }),
    (params, { change }) => change({ allowsSwipe: params.allow_vertical_swipe }),
  ),
  web_app_toggle_orientation_lock: methodWithParams(
    '8.0',
    v.object({ locked: v.boolean() }),
    () => undefined,
  ),
  web_app_hide_keyboard: methodWithoutParams('9.1', () => undefined),
};

/** The scrollbar CSS that the messenger's web client sends to mini apps. */
const SCROLLBAR = '::-webkit-scrollbar { width: 6px } ::-webkit-scrollbar-thumb { border-radius: 6px }';

export function sendViewport({ send, environment, frame }: HostContext): void {
  const { width, height } = environment().viewport;
  send('viewport_changed', { width, height, is_expanded: frame().isExpanded, is_state_stable: true });
}

export function sendSafeArea({ send, environment }: HostContext): void {
  send('safe_area_changed', environment().safeArea);
}

export function sendContentSafeArea({ send, environment }: HostContext): void {
  send('content_safe_area_changed', environment().contentSafeArea);
}

export function setFullscreen(host: HostContext, isFullscreen: boolean): void {
  if (host.frame().isFullscreen === isFullscreen) return;
  host.change({ isFullscreen, ...(isFullscreen && { isExpanded: true }) });
  host.send('fullscreen_changed', { is_fullscreen: isFullscreen });
}
