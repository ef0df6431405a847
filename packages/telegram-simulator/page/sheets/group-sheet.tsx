import { type Chat, isGroup, isIn } from '../../wire-world.ts';
import { ChatAvatar } from '../chat/chat-list.tsx';
import { usePageState } from '../state/page-state-context.tsx';
import { Avatar, BotAvatar } from '../ui/avatar.tsx';
import { Icon, type IconName } from '../ui/icons.tsx';
import { ModalFrame } from '../ui/modal-frame.tsx';
import styles from './group-sheet.module.css';
import sheet from './sheets.module.css';

/** The open group's members, their rights, and people who could join. */
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

/** A member of a group, with the viewer's actions: writing to them, and for an administrator the rest. */
function MemberRow({ chat, id, name }: { chat: Chat; id: number; name: string }) {
  const { state, person, perform, chooseChat, dismissModal } = usePageState();
  const isBot = id === state.bot.id;
  const status = isBot ? chat.botStatus : statusOf(chat, id);
  const rights = statusOf(chat, person.id) !== 'member' && id !== person.id && status !== 'creator';
  const change = (to: 'administrator' | 'member' | 'left') => () =>
    void perform({ type: 'changeMember', chat: chat.id, person: person.id, member: id, to });
  const write = async () => {
    const direct = await perform({ type: 'openDirect', person: person.id, other: id });
    if (!direct) return;
    dismissModal();
    chooseChat(direct.id);
  };
  return (
    <li className={styles['member']}>
      {isBot ? <BotAvatar size={34} /> : <Avatar id={id} name={name} size={34} />}
      <span className={styles['words']}>
        <b>{name}</b>
        <span>{roleOf(status, isBot)}</span>
      </span>
      {!isBot && id !== person.id && (
        <Tool icon="edit" label={`Scrivi a ${name}`} onPress={() => void write()} />
      )}
      {rights && status === 'member' && (
        <Tool icon="star" label={`Rendi ${name} amministratore`} onPress={change('administrator')} />
      )}
      {rights && status === 'administrator' && (
        <Tool icon="block" label={`Togli i diritti a ${name}`} onPress={change('member')} />
      )}
      {rights && <Tool icon="close" label={`Rimuovi ${name}`} onPress={change('left')} />}
    </li>
  );
}

function statusOf({ creatorId, administratorIds }: Chat, id: number) {
  if (creatorId === id) return 'creator';
  return administratorIds.includes(id) ? 'administrator' : 'member';
}

function roleOf(status: Chat['botStatus'], isBot: boolean): string {
  if (status === 'creator') return 'ha creato il gruppo';
  const kind = isBot ? 'bot' : 'membro';
  return status === 'administrator' ? `${isBot ? 'bot, ' : ''}amministratore` : kind;
}

function Tool({ icon, label, onPress }: { icon: IconName; label: string; onPress: () => void }) {
  return (
    <button type="button" className={styles['tool']} title={label} aria-label={label} onClick={onPress}>
      <Icon name={icon} size={18} />
    </button>
  );
}

/** People outside the group; every member may add them. */
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
