import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type DeskPerson, type ShownPeople, shownPeople } from '../../../../contract/desk/people.ts';
import { SearchField } from '../../../features/search/search-field.tsx';
import { useTypedWords } from '../../../features/search/use-typed-words.ts';
import { mediumDate } from '../../../languages/formats.ts';
import { texts } from '../../../languages/texts.ts';
import type { InvitationProps } from '../../../ui/messages/invitation.tsx';
import { ConfirmSheet } from '../parts/confirm-sheet.tsx';
import { nameOf } from '../parts/name-of.ts';
import { PagedRows } from '../parts/paged-rows.tsx';
import { Parts } from '../parts/parts.tsx';
import styles from '../parts/plain-row.module.css';
import { PlainRow } from '../parts/plain-row.tsx';
import { VirtualRows } from '../parts/virtual-rows.tsx';
import type { DeskSection } from '../section.ts';
import { type PeoplePage, peopleQuery } from './people-query.ts';
import { PersonSheet } from './person-sheet.tsx';
import { usePersonActions, usePersonChanges } from './use-person-changes.ts';

/** 'Persone': everybody, with bans and helpers. */
export const peopleSection: DeskSection = {
  path: 'persone',
  heading: texts.desk.people.heading,
  icon: 'person',
  role: 'owner',
  Screen: PeopleScreen,
};

const NAMES = texts.desk.people.parts;
const SHOWN = shownPeople.options.map((part) => [part, NAMES[part]] as const);

function PeopleScreen() {
  const { typed, setTyped, words } = useTypedWords('cerca');
  const [show, setShow] = useState<ShownPeople>('all');
  const query = useInfiniteQuery(peopleQuery(show, words));
  const showAll = () => {
    setTyped('');
    setShow('all');
  };
  const empty: InvitationProps = {
    icon: 'person',
    text: texts.desk.people.empty,
    action: { label: texts.desk.showAll, onPress: showAll },
  };
  return (
    <>
      <SearchField label={texts.desk.people.search} value={typed} onChange={setTyped} />
      <Parts label={texts.desk.people.shown} parts={SHOWN} shown={show} onShow={setShow} />
      <PagedRows query={query} rowsOf={peopleOf} keyOf={idOf} empty={empty}>
        {(people) => <People people={people} />}
      </PagedRows>
    </>
  );
}

const peopleOf = ({ people }: PeoplePage) => people;
const idOf = ({ id }: DeskPerson) => id;

function People({ people }: { people: readonly DeskPerson[] }) {
  const [toBan, setToBan] = useState<DeskPerson>();
  const [opened, setOpened] = useState<DeskPerson>();
  const [toErase, setToErase] = useState<DeskPerson>();
  const [toHelp, setToHelp] = useState<DeskPerson>();
  const { ban, help } = usePersonChanges();
  const { erase } = usePersonActions();
  return (
    <>
      <VirtualRows items={people} keyOf={idOf} name={texts.desk.people.heading} estimate={120}>
        {(person) => (
          <PersonRow
            person={person}
            onBan={() => setToBan(person)}
            onUnban={() => ban({ id: person.id, isBanned: false })}
            onMore={() => setOpened(person)}
          />
        )}
      </VirtualRows>
      {toBan && (
        <ConfirmSheet
          title={texts.desk.people.banQuestion(nameOf(toBan))}
          warning={texts.desk.people.banWarning}
          action={texts.desk.people.ban}
          onConfirm={() => ban({ id: toBan.id, isBanned: true })}
          onClose={() => setToBan(undefined)}
        />
      )}
      {opened && (
        <PersonSheet
          person={opened}
          onHelp={() => setToHelp(opened)}
          onErase={() => setToErase(opened)}
          onClose={() => setOpened(undefined)}
        />
      )}
      {toHelp && (
        <HelperSheet
          person={toHelp}
          onConfirm={(isHelper) => help({ id: toHelp.id, isHelper })}
          onClose={() => setToHelp(undefined)}
        />
      )}
      {toErase && (
        <ConfirmSheet
          title={texts.desk.people.eraseQuestion(nameOf(toErase))}
          warning={texts.desk.people.eraseWarning}
          action={texts.desk.people.eraseForEver}
          onConfirm={() => erase(toErase.id)}
          onClose={() => setToErase(undefined)}
        />
      )}
    </>
  );
}

type HelperSheetProps = {
  person: DeskPerson;
  onConfirm: (isHelper: boolean) => void;
  onClose: () => void;
};

/** Asks before somebody gets a helper's rights, or loses them. */
function HelperSheet({ person, onConfirm, onClose }: HelperSheetProps) {
  const isHelper = person.role === 'helper';
  const { makeHelper, makeHelperQuestion, helperWarning } = texts.desk.people;
  const { endHelping, endHelpingQuestion, endHelpingWarning } = texts.desk.people;
  return (
    <ConfirmSheet
      title={(isHelper ? endHelpingQuestion : makeHelperQuestion)(nameOf(person))}
      warning={isHelper ? endHelpingWarning : helperWarning}
      action={isHelper ? endHelping : makeHelper}
      onConfirm={() => onConfirm(!isHelper)}
      onClose={onClose}
    />
  );
}

type PersonRowProps = {
  person: DeskPerson;
  onBan: () => void;
  onUnban: () => void;
  onMore: () => void;
};

/** A person: name, last visit, premium, and an owner's actions. */
function PersonRow({ person, onBan, onUnban, onMore }: PersonRowProps) {
  const { role, isBanned } = person;
  const name = nameOf(person);
  const more = { label: texts.desk.people.more, onPress: onMore };
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
      actions={role === 'owner' ? [more] : isBanned ? [unban, more] : [ban, more]}
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
