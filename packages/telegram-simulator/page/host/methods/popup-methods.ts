import * as v from 'valibot';
import type { PopupButton } from '../frame-state.ts';
import { type HostMethods, methodWithParams } from '../host-method.ts';

const OWN_TEXTS = { ok: 'OK', close: 'Chiudi', cancel: 'Annulla' } as const;

const buttonId = v.optional(v.pipe(v.string(), v.maxLength(64)), '');

const popupButton = v.pipe(
  v.union([
    v.object({ id: buttonId, type: v.picklist(['ok', 'close', 'cancel']) }),
    v.object({
      id: buttonId,
      type: v.optional(v.picklist(['default', 'destructive']), 'default'),
      text: v.pipe(v.string(), v.nonEmpty(), v.maxLength(64)),
    }),
  ]),
  v.transform((button): PopupButton => ({
    id: button.id,
    text: 'text' in button ? button.text : OWN_TEXTS[button.type],
    isDestructive: button.type === 'destructive',
  })),
);

const popup = v.object({
  title: v.optional(v.pipe(v.string(), v.maxLength(64)), ''),
  message: v.pipe(v.string(), v.nonEmpty(), v.maxLength(256)),
  buttons: v.pipe(v.array(popupButton), v.minLength(1), v.maxLength(3)),
});

export const popupMethods: HostMethods = {
  web_app_open_popup: methodWithParams('6.2', popup, (params, { change, frame }) => {
    // A second popup over the first is refused by the messenger too.
    if (!frame().popup) change({ popup: params });
  }),
};
