import type { Command, MenuButton } from '../../wire-world.ts';

/** What the bot has set about itself, besides what stands in its chats. */
export type BotSettings = {
  defaultMenuButton: MenuButton;
  /** Commands by scope and language, see `scopeKey`. */
  readonly commands: Map<string, Command[]>;
};

export function createBotSettings(): BotSettings {
  return { defaultMenuButton: { kind: 'commands' }, commands: new Map() };
}
