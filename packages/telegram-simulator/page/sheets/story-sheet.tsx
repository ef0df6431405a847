import { usePageState } from '../state/page-state-context.tsx';
import { ModalFrame } from '../ui/modal-frame.tsx';
import styles from './sheets.module.css';

/** Previews what the mini app shares to a story. There are no stories here: nothing is posted. */
export function StorySheet({ mediaUrl, text }: { mediaUrl: string; text: string }) {
  const { dismissModal } = usePageState();
  return (
    <ModalFrame title="Condividi in una storia" onDismiss={dismissModal}>
      <h3 className={styles['title']}>Condividi in una storia</h3>
      {mediaUrl.endsWith('.mp4') ? (
        <video className={styles['story']} src={mediaUrl} muted autoPlay loop />
      ) : (
        <img className={styles['story']} src={mediaUrl} alt="Anteprima della storia" />
      )}
      {text && <p className={styles['text']}>{text}</p>}
      <button type="button" className={styles['main']} onClick={dismissModal}>
        Fatto
      </button>
    </ModalFrame>
  );
}
