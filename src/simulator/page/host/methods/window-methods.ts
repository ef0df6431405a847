import * as v from 'valibot';
import { FIRST, type HostContext, type Methods, method, plain } from '../method.ts';

/** Opening, size, safe areas, closing and reloading. */
export const windowMethods: Methods = {
  iframe_ready: plain(FIRST, ({ send }) => send('set_custom_style', SCROLLBAR)),
  iframe_will_reload: plain(FIRST, ({ reload }) => reload.answered()),
  web_app_ready: plain(FIRST, ({ change }) => change({ isReady: true })),
  web_app_expand: plain(FIRST, (host) => {
    if (host.frame().isExpanded) return;
    host.change({ isExpanded: true });
    sendViewport(host);
  }),
  web_app_data_send: method(
    FIRST,
    v.object({ data: v.pipe(v.string(), v.nonEmpty(), v.maxBytes(4096)) }),
    ({ data }, { messenger }) => messenger.sendData(data),
  ),
  web_app_close: plain(FIRST, ({ messenger }) => messenger.close()),
  web_app_request_viewport: plain(FIRST, sendViewport),
  web_app_request_safe_area: plain('8.0', sendSafeArea),
  web_app_request_content_safe_area: plain('8.0', sendContentSafeArea),
  web_app_request_fullscreen: plain('8.0', (host) => {
    if (host.frame().isFullscreen) return host.send('fullscreen_failed', { error: 'ALREADY_FULLSCREEN' });
    setFullscreen(host, true);
  }),
  web_app_exit_fullscreen: plain('8.0', (host) => setFullscreen(host, false)),
  web_app_setup_closing_behavior: method(
    FIRST,
    v.object({ need_confirmation: v.boolean() }),
    (params, { change }) => change({ needsConfirmation: params.need_confirmation }),
  ),
  web_app_setup_swipe_behavior: method(
    '7.7',
    v.object({ allow_vertical_swipe: v.boolean() }),
    (params, { change }) => change({ allowsSwipe: params.allow_vertical_swipe }),
  ),
  web_app_toggle_orientation_lock: method('8.0', v.object({ locked: v.boolean() }), () => undefined),
  web_app_hide_keyboard: plain('9.1', () => undefined),
};

/** The scrollbar that the messenger's web client asks mini apps to wear. */
const SCROLLBAR = '::-webkit-scrollbar { width: 6px } ::-webkit-scrollbar-thumb { border-radius: 6px }';

export function sendViewport({ send, surroundings, frame }: HostContext): void {
  const { width, height } = surroundings().viewport;
  send('viewport_changed', { width, height, is_expanded: frame().isExpanded, is_state_stable: true });
}

export function sendSafeArea({ send, surroundings }: HostContext): void {
  send('safe_area_changed', surroundings().safeArea);
}

export function sendContentSafeArea({ send, surroundings }: HostContext): void {
  send('content_safe_area_changed', surroundings().contentSafeArea);
}

export function setFullscreen(host: HostContext, isFullscreen: boolean): void {
  if (host.frame().isFullscreen === isFullscreen) return;
  host.change({ isFullscreen, ...(isFullscreen && { isExpanded: true }) });
  host.send('fullscreen_changed', { is_fullscreen: isFullscreen });
}
