import { themeParamsState } from '@telegram-apps/sdk-react';
import { asFields } from './events.ts';
import { readTheme } from './theme/read-theme.ts';

/** The SDK logs errors about fields of these that it does not accept, and nobody here listens for them. */
const UNUSED = ['viewport_changed', 'popup_closed', 'clipboard_text_received', 'custom_method_invoked'];

/**
 * The event in the form that the SDK accepts, read field by field: the SDK drops the whole event for one bad field.
 * Undefined for an event that it does not need.
 */
export function cleanEvent(eventType: string, eventData: unknown): unknown {
  if (UNUSED.includes(eventType)) return undefined;
  const fields = asFields(eventData);
  if (eventType === 'theme_changed') {
    // Colours missing from it stay.
    const theme = { ...themeParamsState(), ...readTheme(fields?.['theme_params']) };
    return { ...fields, theme_params: theme };
  }
  return fields ?? eventData ?? {};
}
