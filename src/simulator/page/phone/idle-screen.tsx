import { SCREENS } from '../state/device.ts';
import { usePageState } from '../state/page-state-context.tsx';
import { BotAvatar } from '../ui/avatar.tsx';
import styles from './idle-screen.module.css';
import { StatusBar } from './status-bar.tsx';
import { useClock } from './use-clock.ts';

/** The device while no mini app is open. */
export function IdleScreen() {
  const { state, person, chat, device, openApp } = usePageState();
  const { insets } = SCREENS[device.screen];
  const time = useClock();
  const own = state.chats.find((one) => one.id === person.id)?.menuButton;
  const url = own?.kind === 'webApp' && person.hasStarted ? own.url : undefined;
  return (
    <div className={styles['screen']}>
      {insets.top > 0 && <StatusBar height={insets.top} />}
      <p className={styles['clock']} aria-hidden="true">
        {time}
      </p>
      <div className={styles['invitation']}>
        <BotAvatar size={64} />
        <h3>{state.bot.name}</h3>
        <p>
          {url || chat?.id !== person.id || person.hasStarted
            ? 'La mini app si apre qui, da un pulsante del bot.'
            : 'Premi «Avvia» nella chat: la mini app si aprirà qui.'}
        </p>
        {url && (
          <button
            type="button"
            className={styles['open']}
            onClick={() => void openApp({ person: person.id, url, from: 'menuButton', chat: person.id })}
          >
            Apri la mini app
          </button>
        )}
      </div>
    </div>
  );
}
