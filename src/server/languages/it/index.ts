import type { Translated } from '../translated.ts';
import { chat } from './chat.ts';
import { commands } from './commands.ts';

/** The specified language, which all others are compared with. */
export const italian = { name: 'Italiano', chat, commands };

/** All texts of a language. */
export type Texts = Translated<typeof italian>;
