import * as v from 'valibot';
import {
  type HostContext,
  type HostMethods,
  hexColour,
  MIN_VERSION,
  methodWithoutParams,
  methodWithParams,
} from '../host-method.ts';

/** The frame's colours, and haptic feedback. */
export const themeMethods: HostMethods = {
  web_app_request_theme: methodWithoutParams(MIN_VERSION, sendTheme),
  web_app_set_header_color: methodWithParams(
    '6.1',
    v.union([
      v.object({ color_key: v.picklist(['bg_color', 'secondary_bg_color']) }),
      v.object({ color: hexColour }),
    ]),
    (params, { change, knows }) => {
      if ('color_key' in params) change({ header: { key: params.color_key } });
      else if (knows('6.9')) change({ header: { color: params.color } });
    },
  ),
  web_app_set_background_color: methodWithParams(
    '6.1',
    v.object({ color: hexColour }),
    ({ color }, { change }) => change({ background: color }),
  ),
  web_app_set_bottom_bar_color: methodWithParams(
    '7.10',
    v.object({ color: hexColour }),
    ({ color }, { change }) => change({ bottomBar: color }),
  ),
  web_app_trigger_haptic_feedback: methodWithParams('6.1', hapticSchema(), (kind, { change, frame }) =>
    change({ haptic: { kind, count: (frame().haptic?.count ?? 0) + 1 } }),
  ),
};

export function sendTheme({ send, environment }: HostContext): void {
  send('theme_changed', { theme_params: environment().theme });
}

function hapticSchema() {
  return v.pipe(
    v.variant('type', [
      v.object({
        type: v.literal('impact'),
        impact_style: v.picklist(['light', 'medium', 'heavy', 'rigid', 'soft']),
      }),
      v.object({
        type: v.literal('notification'),
        notification_type: v.picklist(['error', 'success', 'warning']),
      }),
      v.object({ type: v.literal('selection_change') }),
    ]),
    v.transform((tap) => {
      if (tap.type === 'impact') return tap.impact_style;
      return tap.type === 'notification' ? tap.notification_type : 'selection';
    }),
  );
}
