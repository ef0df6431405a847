import { homeScreenOf } from '../host/home-screen.ts';
import { SCREENS } from '../state/device.ts';
import { usePageState } from '../state/page-state-context.tsx';
import { useOpenMainApp } from '../state/use-open-link.ts';
import { BotAvatar } from '../ui/avatar.tsx';
import styles from './idle-screen.module.css';
import { StatusBar } from './status-bar.tsx';
import { useClock } from './use-clock.ts';

/** The icon added from the mini app: opens the Main Mini App, wherever it was added from. */
function HomeScreenIcon() {
  const { state } = usePageState();
  const openMainApp = useOpenMainApp();
  return (
    <nav className={styles['icons']} aria-label="Schermata Home">
      <button type="button" className={styles['icon']} onClick={openMainApp}>
        <BotAvatar size={60} />
        <span>{state.bot.name}</span>
      </button>
    </nav>
  );
}

/** The device while no mini app is open. */
export function IdleScreen() {
  const { state, person, chat, device, openApp, homeScreen } = usePageState();
  const { insets, isHandheld } = SCREENS[device.screen];
  const hasIcon = isHandheld && homeScreenOf(device.platform) !== 'none' && homeScreen.has(person.id);
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
      {hasIcon && <HomeScreenIcon />}
    </div>
  );
}
