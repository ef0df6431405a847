import { useQueryClient } from '@tanstack/react-query';
import { useLocation, useNavigate } from 'react-router-dom';
import { texts } from '../../languages/texts.ts';
import { useEffect } from 'react';
import { announceReadyOncePainted, closeApp } from '../../messenger/app-lifecycle.ts';
import { isInMessenger } from '../../messenger/environment.ts';
import { retryPathOf } from '../../session/auth-guard.tsx';
import { readLaunchCredentials, withoutLaunchCredentials } from '../../session/launch-credentials.ts';
import { openSession } from '../../session/open-session.ts';
import { signInQuery } from '../../session/sign-in.ts';
import { PrimaryButton } from '../../ui/buttons/primary-button.tsx';
import { useDocumentTitle } from '../use-document-title.ts';
import styles from './error-screen.module.css';

/**
 * The error page (behaviour 8.1): unknown paths, a missing or refused launch link, no current user. With a retry if
 * sign-in failed without a refusal.
 */
export function ErrorScreen() {
  useDocumentTitle(texts.errors.name);
  useEffect(announceReadyOncePainted, []);
  const retryPath = retryPathOf(useLocation().state);
  return (
    <main className={styles['page']}>
      <ClosedShutter />
      <h1>{texts.errors.heading}</h1>
      <p>{texts.errors.unauthorized}</p>
      <p className={styles['hint']}>{texts.errors.startAgain}</p>
      {retryPath && <RetryButton path={retryPath} />}
      <HomeButton />
      {isInMessenger() && (
        <PrimaryButton className={styles['button'] ?? ''} onPress={() => closeApp()}>
          {texts.common.backToChat}
        </PrimaryButton>
      )}
    </main>
  );
}

/** Removes the failed sign-in and navigates back to the opened path, which signs in again. */
function RetryButton({ path }: { path: string }) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const retry = () => {
    queries.removeQueries(signInQuery());
    void navigate(path, { replace: true });
  };
  return (
    <PrimaryButton className={styles['button'] ?? ''} onPress={retry}>
      {texts.common.retry}
    </PrimaryButton>
  );
}

/** The way back from an unknown path for people who are, or may be, signed in. */
function HomeButton() {
  const queries = useQueryClient();
  const result = queries.getQueryData(signInQuery().queryKey);
  const navigate = useNavigate();
  const { search } = useLocation();
  const hasSession =
    result === undefined ? readLaunchCredentials(search) !== undefined : typeof result === 'object';
  if (!hasSession) return null;
  // An unknown path has not signed in: the key is still in its address.
  const goHome = async () => {
    await openSession(queries);
    await navigate(`/home${withoutLaunchCredentials(search)}`, { replace: true });
  };
  return (
    <PrimaryButton className={styles['button'] ?? ''} onPress={() => void goHome()}>
      {texts.common.backHome}
    </PrimaryButton>
  );
}

/** Drawing of a shop window with its shutter down. */
function ClosedShutter() {
  return (
    <svg aria-hidden="true" className={styles['picture']} viewBox="0 0 200 140">
      <path d="M24 24h152v92H24z" fill="var(--tgui--secondary_bg_color)" />
      <path
        d="M24 24h152v14H24zM24 44h152v10H24zM24 60h152v10H24zM24 76h152v10H24z"
        fill="var(--tgui--plain_background)"
      />
      <path d="M16 16h168v10H16zM16 116h168v8H16z" fill="var(--tgui--hint_color)" opacity="0.55" />
      <circle cx="100" cy="98" r="7" fill="none" stroke="var(--tgui--hint_color)" strokeWidth="3" />
      <path d="M97 104l-2 10h10l-2-10" fill="var(--tgui--hint_color)" />
    </svg>
  );
}
