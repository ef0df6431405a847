import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { type RefObject, useEffect, useRef } from 'react';
import { appName } from '../../lib/brand.ts';
import { addAppToHomeScreen, canAddToHomeScreen } from '../../messenger/home-screen.ts';
import styles from './home-screen-offer.module.css';

/** Set once the person has seen the offer, whatever the answer: no later visit makes it again. */
const SEEN = 'vetrina.home-screen';

/** Whether to offer it: through this visit so until it is answered, so that going back finds the page as it was. */
const offerQuery = queryOptions({
  queryKey: ['home-screen-offer'],
  queryFn: async () => localStorage.getItem(SEEN) === null && canAddToHomeScreen(),
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
  networkMode: 'always',
});

/** At the end of a page, where it is in nobody's way: offers to put the app on the home screen. */
export function HomeScreenOffer() {
  const queries = useQueryClient();
  const { data: open = false } = useQuery(offerQuery);
  const offer = useRef<HTMLElement>(null);
  useEffect(() => (open ? whenSeen(offer, () => localStorage.setItem(SEEN, 'yes')) : undefined), [open]);
  if (!open) return null;
  const answer = (yes: boolean) => {
    localStorage.setItem(SEEN, 'yes');
    queries.setQueryData(offerQuery.queryKey, false);
    if (yes) addAppToHomeScreen();
  };
  return (
    <section ref={offer} className={styles['offer']} aria-label="Schermata Home">
      <p>Vuoi {appName()} sulla schermata Home del telefono?</p>
      <div className={styles['answers']}>
        <button type="button" className={`press ${styles['no']}`} onClick={() => answer(false)}>
          Non ora
        </button>
        <button type="button" className={`press ${styles['yes']}`} onClick={() => answer(true)}>
          Aggiungi
        </button>
      </div>
    </section>
  );
}

function whenSeen({ current: element }: RefObject<Element | null>, then: () => void): () => void {
  const watch = new IntersectionObserver((entries) => {
    if (entries.some(({ isIntersecting }) => isIntersecting)) then();
  });
  if (element) watch.observe(element);
  return () => watch.disconnect();
}
