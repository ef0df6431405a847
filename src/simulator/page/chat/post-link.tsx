import type { Message } from '../../wire-message.ts';
import { useCopy } from '../desk/use-copy.ts';
import { Icon } from '../ui/icons.tsx';
import { postAddress } from './post-address.ts';
import styles from './post-link.module.css';

/** A channel's post says where it is to be found: with that the owner makes it a title's source. */
export function PostLink({ message }: { message: Message }) {
  const copy = useCopy();
  const address = postAddress(message);
  if (!address) return null;
  return (
    <button type="button" className={styles['link']} title="Copia il link" onClick={() => void copy(address)}>
      <Icon name="copy" size={14} />
      <span>{address.replace('https://', '')}</span>
    </button>
  );
}
