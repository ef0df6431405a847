/** The header that carries the messenger's signed launch data. */
export const INIT_DATA_HEADER = 'X-Telegram-Init-Data';
