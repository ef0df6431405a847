import { Fragment } from 'react';
import type { Person, Subscription } from '../../wire-world.ts';
import { formatMoney } from '../chat/format-money.ts';
import { clearAppStorage } from '../phone/app-storage.ts';
import { usePageState } from '../state/page-state-context.tsx';
import type { AppLog } from './app-log.ts';
import styles from './panel.module.css';
import { PanelButton } from './panel-section.tsx';

/** The events in a person's life, and the way back to the start. */
export function PersonControls({ log }: { log: AppLog }) {
  const { state, person, perform, closeApp, choosePerson, confirm, homeScreen } = usePageState();
  const { id, hasBlocked, isDeleted } = person;
  const addGuest = async () => {
    const guest = await perform({ type: 'addPerson', firstName: guestName(state.people) });
    if (guest) choosePerson(guest.id);
  };
  const reset = async () => {
    if (!(await confirm('reset', 'panel'))) return;
    closeApp();
    clearAppStorage();
    homeScreen.clear();
    log.clear();
    await perform({ type: 'reset' });
  };
  return (
    <>
      <p className={styles['hint']}>
        {person.firstName}, id {id}, {person.stars} Stelle.{' '}
        {isDeleted ? 'Account eliminato.' : hasBlocked ? 'Ha bloccato il bot.' : ''}
      </p>
      <div className={styles['pair']}>
        <PanelButton
          disabled={isDeleted}
          onClick={() => void perform({ type: hasBlocked ? 'unblock' : 'block', person: id })}
        >
          {hasBlocked ? 'Sblocca il bot' : 'Blocca il bot'}
        </PanelButton>
        <PanelButton disabled={isDeleted} onClick={() => void perform({ type: 'deleteAccount', person: id })}>
          Elimina l’account
        </PanelButton>
      </div>
      <SubscriptionControls />
      <div className={styles['pair']}>
        <PanelButton onClick={() => void addGuest()}>Aggiungi una persona</PanelButton>
        <PanelButton onClick={() => void reset()}>Ricomincia da capo</PanelButton>
      </div>
    </>
  );
}

const GUESTS = ['Dario', 'Elena', 'Fabio', 'Giulia', 'Ivo', 'Lucia'];

/** A name that nobody has yet, while there are any. */
function guestName(people: readonly Person[]): string {
  return GUESTS.find((name) => people.every(({ firstName }) => firstName !== name)) ?? 'Ospite';
}

const STATES: Record<Subscription['state'], string> = {
  active: 'si rinnova il',
  canceled: 'disdetto, finisce il',
  stopped: 'fermato dal bot, finisce il',
  failed: 'rinnovo non riuscito, scade il',
};
const date = new Intl.DateTimeFormat('it', { dateStyle: 'long' });

/** A person's subscriptions, and the possible changes of each. */
function SubscriptionControls() {
  const { person, perform } = usePageState();
  return person.subscriptions.map((subscription) => {
    const { chargeId, title, amount, currency, state, expiresAt } = subscription;
    const change = (to: 'stop' | 'resume' | 'renew' | 'fail') => () =>
      void perform({ type: 'changeSubscription', person: person.id, chargeId, change: to });
    const isEnding = state === 'canceled' || state === 'stopped';
    return (
      <Fragment key={chargeId}>
        <p className={styles['hint']}>
          {title}, {formatMoney(amount, currency)}: {STATES[state]} {date.format(expiresAt * 1000)}.
        </p>
        <div className={styles['pair']}>
          <PanelButton disabled={isEnding} onClick={change('renew')}>
            Passano 30 giorni
          </PanelButton>
          <PanelButton disabled={isEnding} onClick={change('fail')}>
            Il rinnovo non riesce
          </PanelButton>
          <PanelButton disabled={state === 'stopped'} onClick={change(isEnding ? 'resume' : 'stop')}>
            {isEnding ? 'Riattiva' : 'Disdici'}
          </PanelButton>
        </div>
      </Fragment>
    );
  });
}
