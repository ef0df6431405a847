import type { DeskPerson } from '../../../../contract/desk-people.ts';
import { nameOf } from '../parts/name-of.ts';
import styles from '../parts/plain-row.module.css';

type PersonRowProps = {
  person: DeskPerson;
  onBan: () => void;
  onUnban: () => void;
  onHelp: (isHelper: boolean) => void;
  onMore: () => void;
};

/** A person: name, when they were last seen, premium, and what an owner can do. */
export function PersonRow({ person, onBan, onUnban, onHelp, onMore }: PersonRowProps) {
  const { role, isBanned } = person;
  const name = nameOf(person);
  return (
    <article className={styles['row']} aria-label={name}>
      <div className={styles['text']}>
        <p className={styles['name']} dir="auto">
          {name}
          {role && <small>{role === 'owner' ? 'Proprietà' : 'Aiuta a gestire'}</small>}
          {isBanned && <small className={styles['banned']}>Accesso bloccato</small>}
        </p>
        <p className={styles['about']}>{aboutOf(person)}</p>
      </div>
      <div className={styles['actions']}>
        {role !== 'owner' && (
          <>
            {!isBanned && (
              <button
                type="button"
                className={`press ${styles['action']}`}
                aria-pressed={role === 'helper'}
                aria-label={`Aiuta a gestire: ${name}`}
                onClick={() => onHelp(role !== 'helper')}
              >
                Aiuta a gestire
              </button>
            )}
            <button
              type="button"
              className={`press ${styles['action']} ${isBanned ? '' : styles['danger']}`}
              aria-label={`${isBanned ? 'Sblocca' : 'Blocca'}: ${name}`}
              onClick={isBanned ? onUnban : onBan}
            >
              {isBanned ? 'Sblocca' : 'Blocca'}
            </button>
          </>
        )}
        <button
          type="button"
          className={`press ${styles['action']}`}
          aria-label={`Altro: ${name}`}
          onClick={onMore}
        >
          Altro
        </button>
      </div>
    </article>
  );
}

const date = new Intl.DateTimeFormat('it-IT', { dateStyle: 'medium' });

function aboutOf({ id, firstName, username, lastSeenAt, isPremium, premiumUntil }: DeskPerson): string {
  const premium =
    premiumUntil === null ? 'Premium senza scadenza' : `Premium fino al ${date.format(premiumUntil)}`;
  return [
    firstName !== null && username !== null ? `@${username}` : null,
    (firstName ?? username) ? id : null,
    `ultima visita ${date.format(lastSeenAt)}`,
    isPremium ? premium : null,
  ]
    .filter(Boolean)
    .join(' · ');
}
