import { type FormEvent, useState } from 'react';
import { usePageState } from '../state/page-state-context.tsx';
import { ModalFrame } from '../ui/modal-frame.tsx';
import styles from './sheets.module.css';

/** Creates a group with a name and members, the bot perhaps among them. */
export function NewGroupSheet() {
  const { state, person, perform, chooseChat, dismissModal } = usePageState();
  const [title, setTitle] = useState('');
  const [members, setMembers] = useState<ReadonlySet<number>>(new Set());
  const [isSupergroup, setSupergroup] = useState(false);
  const others = state.people.filter(({ id, isDeleted }) => !isDeleted && id !== person.id);
  const toggle = (id: number) => setMembers((chosen) => toggled(chosen, id));
  const create = async (event: FormEvent) => {
    event.preventDefault();
    const group = { title, members: [...members], isSupergroup };
    const chat = await perform({ type: 'createGroup', person: person.id, ...group });
    if (!chat) return;
    dismissModal();
    chooseChat(chat.id);
  };
  return (
    <ModalFrame title="Nuovo gruppo" onDismiss={dismissModal}>
      <form className={styles['form']} onSubmit={(event) => void create(event)}>
        <h3 className={styles['title']}>Nuovo gruppo</h3>
        <label>
          Nome
          <input value={title} maxLength={128} required onChange={(event) => setTitle(event.target.value)} />
        </label>
        <fieldset className={styles['choice']}>
          <legend>Membri</legend>
          {[...others.map(({ id, firstName }) => ({ id, name: firstName })), state.bot].map(
            ({ id, name }) => (
              <Option key={id} label={name} checked={members.has(id)} onToggle={() => toggle(id)} />
            ),
          )}
        </fieldset>
        <Option label="Supergruppo" checked={isSupergroup} onToggle={() => setSupergroup(!isSupergroup)} />
        <button type="submit" className={styles['main']}>
          Crea il gruppo
        </button>
      </form>
    </ModalFrame>
  );
}

function Option({ label, checked, onToggle }: { label: string; checked: boolean; onToggle: () => void }) {
  return (
    <label className={styles['option']}>
      <input type="checkbox" checked={checked} onChange={onToggle} />
      {label}
    </label>
  );
}

function toggled(chosen: ReadonlySet<number>, id: number): ReadonlySet<number> {
  return chosen.has(id) ? new Set([...chosen].filter((one) => one !== id)) : new Set([...chosen, id]);
}
