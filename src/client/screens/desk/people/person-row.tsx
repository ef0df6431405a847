import type { DeskPerson } from '../../../../contract/desk/people.ts';
import { mediumDate } from '../../../languages/formats.ts';
import { texts } from '../../../languages/texts.ts';
import { initialOf } from '../../../lib/initial-of.ts';
import { Icon } from '../../../ui/icons.tsx';
import { Action } from '../parts/action.tsx';
import { nameOf } from '../parts/name-of.ts';
import plain from '../parts/plain-row.module.css';
import styles from './person-row.module.css';

/** A person: initial, name, role, last visit and premium. A press anywhere opens the person's sheet. */
export function PersonRow({ person, onOpen }: { person: DeskPerson; onOpen: () => void }) {
  const { role, isBanned, isPremium, firstName, username } = person;
  const name = nameOf(person);
  return (
    <article className={`${plain['line']} ${styles['row']}`} aria-label={name}>
      <span className={styles['face']} aria-hidden="true">
        {(firstName ?? username) ? initialOf(name) : <Icon name="person" size={20} />}
      </span>
      <div className={plain['text']}>
        <p className={plain['name']} dir="auto">
          {name}
          {role && <small>{texts.desk.people[role]}</small>}
          {isBanned && <small className={styles['banned']}>{texts.desk.people.banned}</small>}
          {isPremium && (
            <span className={styles['premium']}>
              <Icon name="spark" size={16} />
              <span className="visually-hidden">{texts.sections.premium}</span>
            </span>
          )}
        </p>
        <p className={`${plain['facts']} ${plain['about']}`}>
          {texts.desk.people.lastSeen(mediumDate(person.lastSeenAt))}
          <span className={styles['more']}>
            {[null, premiumOf(person), ...namesOf(person)].filter((fact) => fact !== '').join(' · ')}
          </span>
        </p>
      </div>
      <Action label={texts.desk.people.more} of={name} onPress={onOpen} />
    </article>
  );
}

/** All facts about a person. */
export function factsOf(person: DeskPerson): string {
  const lastSeen = texts.desk.people.lastSeen(mediumDate(person.lastSeenAt));
  return [...namesOf(person), lastSeen, premiumOf(person)].filter(Boolean).join(' · ');
}

/** The @name and the number, unless they are the person's name. */
function namesOf({ id, firstName, username }: DeskPerson): string[] {
  return [
    ...(firstName !== null && username !== null ? [`@${username}`] : []),
    ...((firstName ?? username) ? [id] : []),
  ];
}

function premiumOf({ isPremium, premiumUntil }: DeskPerson): string {
  if (!isPremium) return '';
  return premiumUntil === null
    ? texts.desk.people.endlessPremium
    : texts.desk.people.premiumUntil(mediumDate(premiumUntil));
}
