import type { DeskPerson } from '../../../../contract/desk/people.ts';
import { mediumDate } from '../../../languages/formats.ts';
import { texts } from '../../../languages/texts.ts';
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
  const more = { label: texts.desk.people.more, onPress: onMore };
  const help = {
    label: texts.desk.people.helper,
    isPressed: role === 'helper',
    onPress: () => onHelp(role !== 'helper'),
  };
  const unban = { label: texts.desk.people.unban, onPress: onUnban };
  const ban = { label: texts.desk.people.ban, isDanger: true, onPress: onBan };
  return (
    <PlainRow
      name={name}
      tags={
        <>
          {role && <small>{texts.desk.people[role]}</small>}
          {isBanned && <small className={styles['banned']}>{texts.desk.people.banned}</small>}
        </>
      }
      about={[aboutOf(person)]}
      actions={role === 'owner' ? [more] : isBanned ? [unban, more] : [help, ban, more]}
    />
  );
}

function aboutOf({ id, firstName, username, lastSeenAt, isPremium, premiumUntil }: DeskPerson): string {
  const premium =
    premiumUntil === null
      ? texts.desk.people.endlessPremium
      : texts.desk.people.premiumUntil(mediumDate(premiumUntil));
  return [
    firstName !== null && username !== null ? `@${username}` : null,
    (firstName ?? username) ? id : null,
    texts.desk.people.lastSeen(mediumDate(lastSeenAt)),
    isPremium ? premium : null,
  ]
    .filter(Boolean)
    .join(' · ');
}
