import type { DeskPerson } from '../../../../contract/desk-people.ts';
import { nameOf } from '../parts/name-of.ts';
import styles from '../parts/plain-row.module.css';
import { PlainRow } from '../parts/plain-row.tsx';

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
  const more = { label: 'Altro', onPress: onMore };
  const help = {
    label: 'Aiuta a gestire',
    isPressed: role === 'helper',
    onPress: () => onHelp(role !== 'helper'),
  };
  const unban = { label: 'Sblocca', onPress: onUnban };
  const ban = { label: 'Blocca', isDanger: true, onPress: onBan };
  return (
    <PlainRow
      name={name}
      tags={
        <>
          {role && <small>{role === 'owner' ? 'Proprietà' : 'Aiuta a gestire'}</small>}
          {isBanned && <small className={styles['banned']}>Accesso bloccato</small>}
        </>
      }
      about={[aboutOf(person)]}
      actions={role === 'owner' ? [more] : isBanned ? [unban, more] : [help, ban, more]}
    />
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
