import { texts } from '../../languages/texts.ts';
import { useAnnounceReady } from '../../messenger/app-lifecycle.ts';
import { ReloadPage } from './error-boundary.tsx';

/** The text of the empty page while signing in takes long (behaviour 2.12); a late response replaces it. */
export function SlowSignIn() {
  useAnnounceReady();
  return <ReloadPage text={texts.errors.slow} action={texts.common.retry} />;
}
