import { useAnnounceReady } from '../../messenger/use-announce-ready.ts';
import { ReloadPage } from './error-boundary.tsx';

/** The text of the empty page while signing in takes long (behaviour 2.12); a late response replaces it. */
export function SlowSignIn() {
  useAnnounceReady();
  return <ReloadPage text="Ci vuole più del previsto." action="Riprova" />;
}
