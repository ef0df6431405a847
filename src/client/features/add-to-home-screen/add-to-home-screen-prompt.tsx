import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { type RefObject, useEffect, useRef } from 'react';
import { texts } from '../../languages/texts.ts';
import { appName } from '../../lib/page-meta/brand.ts';
import { addAppToHomeScreen, canAddToHomeScreen } from '../../messenger/add-to-home-screen.ts';
import styles from './add-to-home-screen-prompt.module.css';

/** Set once the prompt has been seen, whatever the answer: it is not shown on a later visit. */
const SEEN_KEY = 'vetrina.home-screen';

/** True if the prompt is due. Once seen, it stays true within this visit until the person answers. */
const promptQuery = queryOptions({
  queryKey: ['home-screen-offer'],
  queryFn: async () => localStorage.getItem(SEEN_KEY) === null && canAddToHomeScreen(),
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
  networkMode: 'always',
});

/** Offers, at the end of a page, to add the app to the home screen. */
export function AddToHomeScreenPrompt() {
  const queries = useQueryClient();
  const { data: open = false } = useQuery(promptQuery);
  const prompt = useRef<HTMLElement>(null);
  useEffect(() => (open ? whenSeen(prompt, () => localStorage.setItem(SEEN_KEY, 'yes')) : undefined), [open]);
  if (!open) return null;
  const answer = (yes: boolean) => {
    localStorage.setItem(SEEN_KEY, 'yes');
    queries.setQueryData(promptQuery.queryKey, false);
    if (yes) addAppToHomeScreen();
  };
  return (
    <section ref={prompt} className={styles['offer']} aria-label={texts.homeScreen.name}>
      <p>{texts.homeScreen.question(appName())}</p>
      <div className={styles['answers']}>
        <button type="button" className={`press ${styles['no']}`} onClick={() => answer(false)}>
          {texts.homeScreen.notNow}
        </button>
        <button type="button" className={`press ${styles['yes']}`} onClick={() => answer(true)}>
          {texts.homeScreen.add}
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
