import { useQueryClient } from '@tanstack/react-query';
import { useLocation, useNavigate } from 'react-router-dom';
import { closeApp } from '../../messenger/app-window.ts';
import { inMessenger } from '../../messenger/environment.ts';
import { useAnnounceReady } from '../../messenger/use-announce-ready.ts';
import { triedAt } from '../../session/guard.tsx';
import { signInQuery } from '../../session/sign-in.ts';
import { MainButton } from '../../ui/main-button.tsx';
import { useScreenName } from '../use-screen-name.ts';
import styles from './error-screen.module.css';

/**
 * The error page (spec section 8): unknown places, a missing or refused launch link, no current user. Where signing
 * in only stumbled it can be tried again.
 */
export function ErrorScreen() {
  useScreenName('Errore');
  useAnnounceReady();
  const place = triedAt(useLocation().state);
  return (
    <main className={styles['page']}>
      <ClosedCurtain />
      <h1>ERRORE</h1>
      <p>Utente non autorizzato o token scaduto</p>
      <p className={styles['hint']}>Invia di nuovo /start nel bot</p>
      {place && <TryAgain place={place} />}
      {inMessenger() && (
        <MainButton className={styles['button'] ?? ''} onPress={() => closeApp()}>
          Torna alla chat
        </MainButton>
      )}
    </main>
  );
}

/** Goes back to the place that was opened, which signs in anew. */
function TryAgain({ place }: { place: string }) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const tryAgain = () => {
    queries.removeQueries(signInQuery());
    void navigate(place, { replace: true });
  };
  return (
    <MainButton className={styles['button'] ?? ''} onPress={tryAgain}>
      Riprova
    </MainButton>
  );
}

/** A shop window with its shutter down. */
function ClosedCurtain() {
  return (
    <svg aria-hidden="true" className={styles['picture']} viewBox="0 0 200 140">
      <path d="M24 24h152v92H24z" fill="var(--secondary-bg)" />
      <path d="M24 24h152v14H24zM24 44h152v10H24zM24 60h152v10H24zM24 76h152v10H24z" fill="var(--tint)" />
      <path d="M16 16h168v10H16zM16 116h168v8H16z" fill="var(--hint)" opacity="0.55" />
      <circle cx="100" cy="98" r="7" fill="none" stroke="var(--hint)" strokeWidth="3" />
      <path d="M97 104l-2 10h10l-2-10" fill="var(--hint)" />
    </svg>
  );
}
