import { type FormEvent, useState } from 'react';
import { usePageState } from '../state/page-state-context.tsx';
import styles from './panel.module.css';

/** What the bot's owner sets at @BotFather. */
export function BotControls() {
  const { state, perform } = usePageState();
  const { mainAppUrl = '' } = state.bot;
  const [url, setUrl] = useState(mainAppUrl);
  const save = (event: FormEvent) => {
    event.preventDefault();
    void perform({ type: 'setMainApp', url });
  };
  return (
    <form className={styles['form']} onSubmit={save}>
      <label className={styles['hint']}>
        Mini app principale: ciò che aprono «Apri», la schermata Home e i link con startapp. Vuoto: nessuna.
        <input
          className={styles['field']}
          value={url}
          placeholder="https://…"
          aria-label="Mini app principale"
          onChange={(event) => setUrl(event.target.value)}
        />
      </label>
      <button type="submit" className={styles['button']} disabled={url.trim() === mainAppUrl}>
        Salva
      </button>
    </form>
  );
}
