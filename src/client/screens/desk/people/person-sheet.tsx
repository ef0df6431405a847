import { useQuery } from '@tanstack/react-query';
import { type DeskPerson, GIFT_DAYS, getUnwatched } from '../../../../contract/desk/people.ts';
import { sendRequest } from '../../../calls/send-request.ts';
import { listOf } from '../../../languages/formats.ts';
import { texts } from '../../../languages/texts.ts';
import { SecondaryButton } from '../../../ui/buttons/secondary-button.tsx';
import { BottomSheet } from '../../../ui/overlays/bottom-sheet.tsx';
import { DESK_KEY } from '../desk-query.ts';
import { nameOf } from '../parts/name-of.ts';
import styles from '../parts/plain-row.module.css';
import { factsOf } from './person-row.tsx';
import { usePersonActions } from './use-person-changes.ts';

type PersonSheetProps = {
  person: DeskPerson;
  onBan: () => void;
  onUnban: () => void;
  onHelp: () => void;
  onErase: () => void;
  onClose: () => void;
};

/** A person's facts and unopened requests, and an owner's actions. */
export function PersonSheet({ person, onBan, onUnban, onHelp, onErase, onClose }: PersonSheetProps) {
  const { id } = person;
  const { give, end, send } = usePersonActions();
  const and = (act: () => void) => () => {
    act();
    onClose();
  };
  return (
    <BottomSheet title={nameOf(person)} open onClose={onClose}>
      <div className={styles['sheet']}>
        <p className={styles['about']}>{factsOf(person)}</p>
        <Unwatched id={id} />
        <div className={styles['choices']}>
          <SecondaryButton onPress={and(() => give({ person: id, press: numberOfPress() }))}>
            {texts.desk.people.give(GIFT_DAYS)}
          </SecondaryButton>
          <SecondaryButton onPress={and(() => end({ person: id }))}>
            {texts.desk.people.endSessions}
          </SecondaryButton>
          <SecondaryButton onPress={and(() => send({ person: id }))}>
            {texts.desk.people.sendData}
          </SecondaryButton>
          {person.role !== 'owner' && !person.isBanned && (
            <SecondaryButton onPress={and(onHelp)}>
              {person.role === 'helper'
                ? `${texts.desk.people.endHelping}…`
                : `${texts.desk.people.makeHelper}…`}
            </SecondaryButton>
          )}
          {person.role !== 'owner' && (
            <SecondaryButton danger={!person.isBanned} onPress={and(person.isBanned ? onUnban : onBan)}>
              {person.isBanned ? texts.desk.people.unban : `${texts.desk.people.ban}…`}
            </SecondaryButton>
          )}
          {person.role !== 'owner' && (
            <SecondaryButton danger onPress={and(onErase)}>
              {texts.desk.people.erase}
            </SecondaryButton>
          )}
        </div>
      </div>
    </BottomSheet>
  );
}

function Unwatched({ id }: { id: string }) {
  const { data } = useQuery({
    queryKey: [DESK_KEY, 'unwatched', id],
    queryFn: ({ signal }) => sendRequest(getUnwatched, { params: { person: id }, signal }),
    staleTime: 0,
  });
  if (!data || data.titles.length === 0) return null;
  const names = listOf(data.titles.map(({ name }) => name));
  return <p>{texts.desk.people.unwatched(names)}</p>;
}

/** A number for a call and its repeats. */
function numberOfPress(): number {
  return Math.floor(Math.random() * Number.MAX_SAFE_INTEGER) + 1;
}
