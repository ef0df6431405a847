import { useDeskContext } from '../desk/desk-context.tsx';
import { SCREENS } from '../desk/device.ts';
import { BotAvatar } from '../ui/avatar.tsx';
import styles from './resting-screen.module.css';
import { StatusBar } from './status-bar.tsx';
import { useTime } from './use-time.ts';

/** The device while no mini app is open. */
export function RestingScreen() {
  const { state, person, chat, device, openApp } = useDeskContext();
  const { insets } = SCREENS[device.screen];
  const time = useTime();
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
