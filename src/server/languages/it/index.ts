import type { Translated } from '../translated.ts';
import { chat } from './chat.ts';
import { commands } from './commands.ts';
import { owner } from './owner.ts';

/** The specified language, which all others are compared with. */
export const italian = { name: 'Italiano', chat: { ...chat, owner }, commands };

/** All texts of a language. */
export type Texts = Translated<typeof italian>;
