import { texts } from '../../languages/texts.ts';
import { focusOnMount } from '../../lib/focus/focus.ts';
import { useEffect } from 'react';
import { announceReadyOncePainted, closeApp } from '../../messenger/app-lifecycle.ts';
import { isInMessenger } from '../../messenger/environment.ts';
import { SecondaryButton } from '../../ui/buttons/secondary-button.tsx';
import { useDocumentTitle } from '../use-document-title.ts';
import styles from './farewell-screen.module.css';

/** The screen after an erasure, until the person launches the app anew. */
export function FarewellScreen({ stillRenews }: { stillRenews: boolean }) {
  const words = texts.ownPage.data;
  useDocumentTitle(words.erasedHeading);
  useEffect(announceReadyOncePainted, []);
  return (
    <main className={styles['page']} ref={focusOnMount} tabIndex={-1}>
      <h1>{words.erasedHeading}</h1>
      <p>{words.erased}</p>
      {stillRenews && <p>{words.renewalGoesOn}</p>}
      <p className={styles['hint']}>{words.comeBack}</p>
      {isInMessenger() && <SecondaryButton onPress={() => closeApp()}>{texts.common.close}</SecondaryButton>}
    </main>
  );
}
