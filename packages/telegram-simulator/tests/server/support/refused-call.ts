import { expect } from 'vitest';
import { ANNA, testSimulator } from './test-simulator.ts';

/** A call that Telegram refuses: its fault, its method, its parameters, and the error's description. */
export type RefusedCall = [name: string, method: string, parameters: object, description: string];

/** The messenger answers it as Telegram does. */
export async function expectRefused(...[, method, parameters, description]: RefusedCall): Promise<void> {
  const simulator = await testSimulator();
  const answer = await simulator.call(method, parameters);
  expect(answer).toEqual({ ok: false, error_code: 400, description: `Bad Request: ${description}` });
}

export const text = { chat_id: ANNA, text: 'ciao' };
export const buttons = (...row: unknown[]) => ({ ...text, reply_markup: { inline_keyboard: [row] } });
export const html = (source: string) => ({ ...text, text: source, parse_mode: 'HTML' });
export const markdown = (source: string) => ({ ...text, text: source, parse_mode: 'MarkdownV2' });
export const invoice = {
  chat_id: ANNA,
  title: 'Premium',
  description: 'Un mese',
  payload: 'premium:1001',
  currency: 'XTR',
  prices: [{ label: 'Un mese', amount: 100 }],
};
export const article = {
  type: 'article',
  id: '1',
  title: 'Nosferatu',
  input_message_content: { message_text: 'x' },
};
export const inline = (...results: unknown[]) => ({ inline_query_id: '1', results });
export const NOT_HERE = 'query is too old and response timeout expired or query ID is invalid';
export const CANT = "can't parse entities:";
