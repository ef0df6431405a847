type Button = { text: string; callback_data?: string; url?: string; web_app?: { url: string } };

/** The buttons below a message, row after row. */
export function buttonsOf(payload: Record<string, unknown> | undefined): Button[] {
  const markup = payload?.['reply_markup'] as { inline_keyboard?: Button[][] } | undefined;
  return markup?.inline_keyboard?.flat() ?? [];
}

/** The data of a button with this text. */
export function dataOf(payload: Record<string, unknown> | undefined, text: string): string {
  return buttonsOf(payload).find((button) => button.text === text)?.callback_data ?? '';
}
