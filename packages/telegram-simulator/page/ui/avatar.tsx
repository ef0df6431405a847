import styles from './avatar.module.css';

const TINTS = [
  ['#ff8a5c', '#e4572e'],
  ['#5aa9ff', '#2f6fe0'],
  ['#c07bff', '#8440e0'],
  ['#3fcf9c', '#159a6c'],
  ['#ff7ca8', '#d93a72'],
] as const;

/** The picture of a person or a chat: its initials on its own colour. */
export function Avatar({ id, name, size = 40 }: { id: number; name: string; size?: number }) {
  // The numbers of groups and channels are all alike at their end: their names tell them apart.
  const index = id < 0 ? name.length : id;
  const [from, to] = TINTS[index % TINTS.length] ?? TINTS[0];
  return (
    <span
      className={styles['avatar']}
      aria-hidden="true"
      style={{ '--from': from, '--to': to, '--size': `${size}px` }}
    >
      {initialsOf(name)}
    </span>
  );
}

/** The initials of the first and the last word. */
function initialsOf(name: string): string {
  const words = name.split(' ');
  return [words[0], ...words.slice(1).slice(-1)].map((word = '') => word.slice(0, 1).toUpperCase()).join('');
}

/** The bot's own picture. */
export function BotAvatar({ size = 40 }: { size?: number }) {
  return (
    <svg aria-hidden="true" className={styles['bot']} width={size} height={size} viewBox="0 0 64 64">
      <rect width="64" height="64" fill="#2480d0" />
      <path d="M17 19h9l6 20 6-20h9L36 47h-8z" fill="#fff" />
    </svg>
  );
}
