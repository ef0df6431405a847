import { Fragment } from 'react';
import type { Subscription } from '../../wire-world.ts';
import { formatMoney } from '../chat/format-money.ts';
import { usePageState } from '../state/page-state-context.tsx';
import styles from './panel.module.css';
import { PanelButton } from './panel-section.tsx';

const STATES: Record<Subscription['state'], string> = {
  active: 'si rinnova il',
  canceled: 'disdetto, finisce il',
  stopped: 'fermato dal bot, finisce il',
  failed: 'rinnovo non riuscito, scade il',
};
const date = new Intl.DateTimeFormat('it', { dateStyle: 'long' });

/** A person's subscriptions, and what can become of each. */
export function SubscriptionControls() {
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
