import { Placeholder, Text } from '@telegram-apps/telegram-ui';
import { Icon, type IconName } from '../icons.tsx';
import styles from './empty-state.module.css';

/** A message with an icon in place of an empty list. */
export function EmptyState({ icon = 'film', text }: { icon?: IconName; text: string }) {
  return (
    // As its description the text would be a definition list's, without a term.
    <Placeholder className={styles['place'] ?? ''}>
      <Icon name={icon} size={48} />
      <Text Component="p">{text}</Text>
    </Placeholder>
  );
}
