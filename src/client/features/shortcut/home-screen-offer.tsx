import { useEffect, useState } from 'react';
import { addAppToHomeScreen, canAddToHomeScreen } from '../../messenger/home-screen.ts';
import styles from './home-screen-offer.module.css';

/** Set once the person has answered, whatever the answer: the offer is not made again. */
const ANSWERED = 'vetrina.home-screen';

/** At the end of a page, where it is in nobody's way: offers to put the app on the home screen. */
export function HomeScreenOffer() {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    if (localStorage.getItem(ANSWERED) !== null) return;
    let gone = false;
    void canAddToHomeScreen().then((can) => !gone && setOpen(can));
    return () => {
      gone = true;
    };
  }, []);
  if (!open) return null;
  const answer = (yes: boolean) => {
    localStorage.setItem(ANSWERED, yes ? 'yes' : 'no');
    setOpen(false);
    if (yes) addAppToHomeScreen();
  };
  return (
    <section className={styles['offer']} aria-label="Schermata Home">
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
