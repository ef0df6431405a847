import * as v from 'valibot';
import {
  type HostContext,
  type HostMethods,
  hexColour,
  methodWithoutParams,
  methodWithParams,
  OLDEST_VERSION,
} from '../host-method.ts';

/** The theme and the frame's colours. */
export const themeMethods: HostMethods = {
  web_app_request_theme: methodWithoutParams(OLDEST_VERSION, sendTheme),
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
};

export function sendTheme({ send, environment }: HostContext): void {
  send('theme_changed', { theme_params: environment().theme });
}
