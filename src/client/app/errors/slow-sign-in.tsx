import { useAnnounceReady } from '../../messenger/use-announce-ready.ts';
import { ReloadPage } from './error-boundary.tsx';

/** What stands in the empty page while signing in takes long (behaviour 2.12); an answer that comes late replaces it. */
export function SlowSignIn() {
  useAnnounceReady();
  return <ReloadPage text="Ci vuole più del previsto." action="Riprova" />;
}
