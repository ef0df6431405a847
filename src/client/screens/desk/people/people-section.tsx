import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type DeskPerson, type ShownPeople, shownPeople } from '../../../../contract/desk/people.ts';
import { SearchField } from '../../../features/search/search-field.tsx';
import { useTypedWords } from '../../../features/search/use-typed-words.ts';
import { texts } from '../../../languages/texts.ts';
import type { InvitationProps } from '../../../ui/messages/invitation.tsx';
import { ConfirmSheet } from '../../../ui/overlays/confirm-sheet.tsx';
import { ROW_HEIGHT } from '../parts/desk-table.tsx';
import { nameOf } from '../parts/name-of.ts';
import { PagedRows } from '../parts/paged-rows.tsx';
import { Parts } from '../parts/parts.tsx';
import { useRowToOpen } from '../parts/row-to-open.ts';
import { VirtualRows } from '../parts/virtual-rows.tsx';
import type { DeskSection } from '../section.ts';
import { type PeoplePage, peopleQuery } from './people-query.ts';
import { PersonRow } from './person-row.tsx';
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
  const toOpen = useRowToOpen();
  const [opened, setOpened] = useState(() => people.find(({ id }) => id === toOpen));
  const [toErase, setToErase] = useState<DeskPerson>();
  const [toHelp, setToHelp] = useState<DeskPerson>();
  const { ban, help } = usePersonChanges();
  const { erase } = usePersonActions();
  return (
    <>
      <VirtualRows items={people} keyOf={idOf} name={texts.desk.people.heading} estimate={ROW_HEIGHT}>
        {(person) => <PersonRow person={person} onOpen={() => setOpened(person)} />}
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
          onBan={() => setToBan(opened)}
          onUnban={() => ban({ id: opened.id, isBanned: false })}
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
