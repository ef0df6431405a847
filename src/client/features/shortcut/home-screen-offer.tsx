import { type RefObject, useEffect, useRef, useState } from 'react';
import { addAppToHomeScreen, canAddToHomeScreen } from '../../messenger/home-screen.ts';
import styles from './home-screen-offer.module.css';

/** Set once the person has seen the offer, whatever the answer: no later visit makes it again. */
const SEEN = 'vetrina.home-screen';

/** Through this visit the offer stays until it is answered, so that going back finds the page as it was. */
let standing = false;

/** At the end of a page, where it is in nobody's way: offers to put the app on the home screen. */
export function HomeScreenOffer() {
  const [open, setOpen] = useState(standing);
  const offer = useRef<HTMLElement>(null);
  useEffect(() => {
    if (standing || localStorage.getItem(SEEN) !== null) return;
    let gone = false;
    void canAddToHomeScreen().then((can) => {
      if (gone) return;
      standing = can;
      setOpen(can);
    });
    return () => {
      gone = true;
    };
  }, []);
  useEffect(() => (open ? whenSeen(offer, () => localStorage.setItem(SEEN, 'yes')) : undefined), [open]);
  if (!open) return null;
  const answer = (yes: boolean) => {
    localStorage.setItem(SEEN, 'yes');
    standing = false;
    setOpen(false);
    if (yes) addAppToHomeScreen();
  };
  return (
    <section ref={offer} className={styles['offer']} aria-label="Schermata Home">
      <p>Vuoi Vetrina sulla schermata Home del telefono?</p>
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
