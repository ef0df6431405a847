import type { Module } from '../../module.ts';
import { registerStatisticsCommand } from './statistics-command.ts';

export const statistics: Module = {
  chat: { owners: ({ owners }, services) => registerStatisticsCommand(owners, services) },
};
