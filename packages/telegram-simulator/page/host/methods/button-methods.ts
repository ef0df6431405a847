import * as v from 'valibot';
import type { BottomButton } from '../frame-state.ts';
import { type HostMethods, hexColour, methodWithParams, OLDEST_VERSION } from '../host-method.ts';

const visible = v.object({ is_visible: v.boolean() });

const bottomButton = v.object({
  is_visible: v.optional(v.boolean()),
  is_active: v.optional(v.boolean()),
  is_progress_visible: v.optional(v.boolean()),
  text: v.optional(v.string()),
  color: v.optional(hexColour),
  text_color: v.optional(hexColour),
});

const secondaryButton = v.object({
  ...bottomButton.entries,
  position: v.optional(v.picklist(['left', 'right', 'top', 'bottom'])),
});

/** The messenger's own buttons around the app. */
export const buttonMethods: HostMethods = {
  web_app_setup_back_button: methodWithParams('6.1', visible, (params, { change }) =>
    change({ hasBack: params.is_visible }),
  ),
  web_app_setup_settings_button: methodWithParams('6.10', visible, (params, { change }) =>
    change({ hasSettings: params.is_visible }),
  ),
  web_app_setup_main_button: methodWithParams(OLDEST_VERSION, bottomButton, (params, { change, frame }) =>
    change({ main: merged(frame().main, params) }),
  ),
  web_app_setup_secondary_button: methodWithParams('7.10', secondaryButton, (params, { change, frame }) =>
    change({
      secondary: merged(frame().secondary, params),
      secondaryPosition: params.position ?? frame().secondaryPosition,
    }),
  ),
};

/** Omitted fields keep their values; a visible button needs a text. */
function merged(button: BottomButton, params: v.InferOutput<typeof bottomButton>): BottomButton {
  const text = params.text?.trim() || button.text;
  return {
    isVisible: (params.is_visible ?? button.isVisible) && text !== '',
    isActive: params.is_active ?? button.isActive,
    isBusy: params.is_progress_visible ?? button.isBusy,
    text,
    color: params.color ?? button.color,
    textColor: params.text_color ?? button.textColor,
  };
}
