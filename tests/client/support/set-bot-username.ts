/** Writes the bot's name into the page, as the server does; undefined removes it. */
export function setBotUsername(name: string | undefined): void {
  document.querySelector('meta[name="bot-username"]')?.remove();
  if (name === undefined) return;
  const meta = document.createElement('meta');
  meta.name = 'bot-username';
  meta.content = name;
  document.head.append(meta);
}
