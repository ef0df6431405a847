import { type FormEvent, type ReactNode, useState } from 'react';
import { usePageState } from '../state/page-state-context.tsx';
import styles from './panel.module.css';

/** The owner's settings at @BotFather. */
export function BotControls() {
  const { state } = usePageState();
  return (
    <>
      <MainAppForm key={state.bot.mainAppUrl} />
      <Switch name="hasPrivacyMode">
        Privacy nei gruppi: il bot riceve solo comandi, menzioni e risposte che lo riguardano.
      </Switch>
      <Switch name="hasInlineFeedback">Feedback inline: il bot sa quali risultati vengono scelti.</Switch>
    </>
  );
}

function Switch({ name, children }: { name: 'hasPrivacyMode' | 'hasInlineFeedback'; children: ReactNode }) {
  const { state, perform } = usePageState();
  return (
    <label className={styles['switch']}>
      <input
        type="checkbox"
        checked={state.bot[name]}
        onChange={({ target }) => void perform({ type: 'setBotSettings', [name]: target.checked })}
      />
      <span>{children}</span>
    </label>
  );
}

function MainAppForm() {
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
