import { useQuery } from '@tanstack/react-query';
import { type DeskPerson, GIFT_DAYS, getUnwatched } from '../../../../contract/desk/people.ts';
import { sendRequest } from '../../../calls/send-request.ts';
import { listOf } from '../../../languages/formats.ts';
import { texts } from '../../../languages/texts.ts';
import sheet from '../../../ui/overlays/bottom-sheet.module.css';
import { BottomSheet } from '../../../ui/overlays/bottom-sheet.tsx';
import cells from '../../../ui/rows/cells.module.css';
import { ActionCell } from '../../../ui/rows/cells.tsx';
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
  const { id, role, isBanned } = person;
  const { give, end, send } = usePersonActions();
  const and = (act: () => void) => () => {
    act();
    onClose();
  };
  return (
    <BottomSheet title={nameOf(person)} open onClose={onClose}>
      <div className={sheet['body']}>
        <p className={styles['about']}>{factsOf(person)}</p>
        <Unwatched id={id} />
        <ul className={cells['cells']}>
          <ActionCell
            label={texts.desk.people.give(GIFT_DAYS)}
            onPress={and(() => give({ person: id, press: numberOfPress() }))}
          />
          <ActionCell label={texts.desk.people.endSessions} onPress={and(() => end({ person: id }))} />
          <ActionCell label={texts.desk.people.sendData} onPress={and(() => send({ person: id }))} />
          {role !== 'owner' && !isBanned && (
            <ActionCell
              label={`${role === 'helper' ? texts.desk.people.endHelping : texts.desk.people.makeHelper}…`}
              onPress={and(onHelp)}
            />
          )}
          {role !== 'owner' && (
            <>
              <ActionCell
                label={isBanned ? texts.desk.people.unban : `${texts.desk.people.ban}…`}
                danger={!isBanned}
                onPress={and(isBanned ? onUnban : onBan)}
              />
              <ActionCell label={texts.desk.people.erase} danger onPress={and(onErase)} />
            </>
          )}
        </ul>
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
