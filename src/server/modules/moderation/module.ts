import type { Module } from '../../module.ts';
import { registerBanCommands } from './ban-commands.ts';

export const moderation: Module = {
  chat: { owners: ({ owners }, services) => registerBanCommands(owners, services) },
};
