import type { Chat } from '../../wire-world.ts';
import { usePageState } from '../state/page-state-context.tsx';
import { Avatar, BotAvatar } from '../ui/avatar.tsx';
import { Icon, type IconName } from '../ui/icons.tsx';
import styles from './group-sheet.module.css';

/** Somebody in a group, with what the person who looks may do: write to them, and as an administrator the rest. */
export function MemberRow({ chat, id, name }: { chat: Chat; id: number; name: string }) {
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
