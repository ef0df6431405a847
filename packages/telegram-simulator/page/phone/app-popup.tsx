import type { Popup } from '../host/frame-state.ts';
import type { Host } from '../host/host.ts';
import styles from '../sheets/sheets.module.css';
import { ModalFrame } from '../ui/modal-frame.tsx';

/** The popup of `web_app_open_popup`. */
export function AppPopup({ popup, host }: { popup: Popup; host: Host }) {
  const close = (id?: string) => host.closePopup(id);
  return (
    <ModalFrame title={popup.title || popup.message} shape="dialog" onDismiss={() => close()}>
      {popup.title && <h3 className={styles['title']}>{popup.title}</h3>}
      <p className={styles['text']}>{popup.message}</p>
      <div className={styles['choices']}>
        {popup.buttons.map(({ id, text, isDestructive }) => (
          <button key={`${id} ${text}`} type="button" data-danger={isDestructive} onClick={() => close(id)}>
            {text}
          </button>
        ))}
      </div>
    </ModalFrame>
  );
}
