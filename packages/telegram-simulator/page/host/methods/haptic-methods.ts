import * as v from 'valibot';
import { type HostMethods, methodWithParams } from '../host-method.ts';

const haptic = v.pipe(
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

export const hapticMethods: HostMethods = {
  web_app_trigger_haptic_feedback: methodWithParams('6.1', haptic, (kind, { change, frame }) =>
    change({ haptic: { kind, count: (frame().haptic?.count ?? 0) + 1 } }),
  ),
};
