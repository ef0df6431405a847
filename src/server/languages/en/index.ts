import type { Texts } from '../it/index.ts';
import { chat } from './chat.ts';
import { commands } from './commands.ts';

export const english: Texts = { name: 'English', chat, commands };
