import { owner } from '../it/owner.ts';
import { chat } from './chat.ts';
import { commands } from './commands.ts';

export const english = { name: 'English', chat: { ...chat, owner }, commands };
