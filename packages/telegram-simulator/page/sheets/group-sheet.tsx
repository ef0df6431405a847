import { type Chat, isGroup, isIn } from '../../wire-world.ts';
import { ChatAvatar } from '../chat/chat-list.tsx';
import { usePageState } from '../state/page-state-context.tsx';
import { ModalFrame } from '../ui/modal-frame.tsx';
import styles from './group-sheet.module.css';
import { MemberRow } from './member-row.tsx';
import sheet from './sheets.module.css';

/** Who is in the open group, what they may do, and who else could be added. */
export function GroupSheet() {
  const { chat, dismissModal } = usePageState();
  if (!chat || !isGroup(chat)) return null;
  return (
    <ModalFrame title={chat.title} onDismiss={dismissModal}>
      <div className={styles['head']}>
        <ChatAvatar chat={chat} size={64} />
        <h3 className={sheet['title']}>{chat.title}</h3>
      </div>
      <Members chat={chat} />
      <Others chat={chat} />
      <LeaveButton chat={chat} />
    </ModalFrame>
  );
}

function Members({ chat }: { chat: Chat }) {
  const { state } = usePageState();
  const people = state.people.filter(({ id }) => chat.personIds.includes(id));
  return (
    <ul className={styles['members']} aria-label="Membri">
      {people.map(({ id, firstName }) => (
        <MemberRow key={id} chat={chat} id={id} name={firstName} />
      ))}
      {isIn(chat.botStatus) && <MemberRow chat={chat} id={state.bot.id} name={state.bot.name} />}
    </ul>
  );
}

/** Those who are not in the group; everybody in it may add them. */
function Others({ chat }: { chat: Chat }) {
  const { state, person, perform } = usePageState();
  const others = state.people.filter(({ id, isDeleted }) => !isDeleted && !chat.personIds.includes(id));
  const named = others.map(({ id, firstName }) => ({ id, name: firstName }));
  const addable = isIn(chat.botStatus) ? named : [...named, { id: state.bot.id, name: state.bot.name }];
  if (addable.length === 0) return null;
  const add = (member: number) =>
    void perform({ type: 'changeMember', chat: chat.id, person: person.id, member, to: 'member' });
  return (
    <fieldset className={styles['others']}>
      <legend>Aggiungi</legend>
      {addable.map(({ id, name }) => (
        <button key={id} type="button" onClick={() => add(id)}>
          {name}
        </button>
      ))}
    </fieldset>
  );
}

function LeaveButton({ chat }: { chat: Chat }) {
  const { person, perform, dismissModal } = usePageState();
  const leave = async () => {
    const member = person.id;
    if (await perform({ type: 'changeMember', chat: chat.id, person: member, member, to: 'left' }))
      dismissModal();
  };
  return (
    <button type="button" className={styles['leave']} onClick={() => void leave()}>
      Lascia il gruppo
    </button>
  );
}
