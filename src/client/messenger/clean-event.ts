import { themeParamsState } from '@telegram-apps/sdk-react';
import { asFields } from './events.ts';
import { readTheme } from './theme/read-theme.ts';

/** The SDK logs an error about these where a field is not to its liking, and nobody here asks for them. */
const UNUSED = ['viewport_changed', 'popup_closed', 'clipboard_text_received', 'custom_method_invoked'];

/** What the SDK is to hear of an event: its fields read leniently, since the SDK drops all for one. Undefined for nothing. */
export function cleanEvent(eventType: string, eventData: unknown): unknown {
  if (UNUSED.includes(eventType)) return undefined;
  const fields = asFields(eventData);
  if (eventType === 'theme_changed') {
    // A colour that is not in it stays.
    const theme = { ...themeParamsState(), ...readTheme(fields?.['theme_params']) };
    return { ...fields, theme_params: theme };
  }
  return fields ?? eventData ?? {};
}
