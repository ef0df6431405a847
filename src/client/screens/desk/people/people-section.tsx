import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { DeskPerson, ShownPeople } from '../../../../contract/desk-people.ts';
import { SearchField } from '../../own-page/search/search-field.tsx';
import { useTypedWords } from '../../own-page/search/use-typed-words.ts';
import { ConfirmSheet } from '../parts/confirm-sheet.tsx';
import { nameOf } from '../parts/name-of.ts';
import { PagedRows } from '../parts/paged-rows.tsx';
import { Parts } from '../parts/parts.tsx';
import { VirtualRows } from '../parts/virtual-rows.tsx';
import type { DeskSection } from '../section.ts';
import { type PeoplePage, peopleQuery } from './people-query.ts';
import { PersonRow } from './person-row.tsx';
import { PersonSheet } from './person-sheet.tsx';
import { usePersonActions, usePersonChanges } from './use-person-changes.ts';

/** 'Persone': who is there, bans, and who helps at the desk. */
export const peopleSection: DeskSection = {
  path: 'persone',
  heading: 'Persone',
  icon: 'person',
  role: 'owner',
  Screen: PeopleScreen,
};

const SHOWN: readonly [ShownPeople, string][] = [
  ['all', 'Tutte'],
  ['premium', 'Premium'],
  ['helpers', 'Aiutano a gestire'],
  ['banned', 'Bloccate'],
];

function PeopleScreen() {
  const { typed, setTyped, words } = useTypedWords('cerca');
  const [show, setShow] = useState<ShownPeople>('all');
  const query = useInfiniteQuery(peopleQuery(show, words));
  return (
    <>
      <SearchField label="Nome, @nome o numero" value={typed} onChange={setTyped} />
      <Parts label="Chi mostrare" parts={SHOWN} shown={show} onShow={setShow} />
      <PagedRows query={query} rowsOf={peopleOf} keyOf={idOf} empty="Qui non c’è nessuno.">
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
  const { ban, help } = usePersonChanges();
  const { erase } = usePersonActions();
  return (
    <>
      <VirtualRows items={people} keyOf={idOf} name="Persone" estimate={120}>
        {(person) => (
          <PersonRow
            person={person}
            onBan={() => setToBan(person)}
            onUnban={() => ban({ id: person.id, isBanned: false })}
            onHelp={(isHelper) => help({ id: person.id, isHelper })}
            onMore={() => setOpened(person)}
          />
        )}
      </VirtualRows>
      {toBan && (
        <ConfirmSheet
          title={`Bloccare ${nameOf(toBan)}?`}
          warning="Non potrà più entrare, le sue richieste e consegne in attesa si annullano, e il rinnovo di Premium si ferma. Si può sbloccare, ma quello che si annulla non torna."
          action="Blocca"
          onConfirm={() => ban({ id: toBan.id, isBanned: true })}
          onClose={() => setToBan(undefined)}
        />
      )}
      {opened && (
        <PersonSheet
          person={opened}
          onErase={() => setToErase(opened)}
          onClose={() => setOpened(undefined)}
        />
      )}
      {toErase && (
        <ConfirmSheet
          title={`Cancellare i dati di ${nameOf(toErase)}?`}
          warning="Spariscono per sempre le sue liste, le richieste, quello che ha visto e Premium, e si ferma il rinnovo. I pagamenti restano senza il suo nome e non si possono più rimborsare."
          action="Cancella per sempre"
          onConfirm={() => erase(toErase.id)}
          onClose={() => setToErase(undefined)}
        />
      )}
    </>
  );
}
