import type { DeskAnnouncement } from '../../../../contract/desk-announcements.ts';
import { PlainRow, type RowAction } from '../parts/plain-row.tsx';
import styles from './announcements.module.css';
import type { AnnouncementState } from './announcements-query.ts';

type AnnouncementRowProps = {
  announcement: DeskAnnouncement;
  onChange: (to: AnnouncementState) => void;
};

/** An announcement: its text, whom it is for, how far it is, and what can be done with it. */
export function AnnouncementRow({ announcement, onChange }: AnnouncementRowProps) {
  const { text, title, hasPicture, state, people, sent, unsent, isAhead } = announcement;
  const about = [toWhom(announcement), title, hasPicture && 'con una foto'].filter(Boolean).join(' · ');
  return (
    <PlainRow name={text} about={[about]} actions={actionsOf(announcement, onChange)}>
      <p role="status">{stateText(announcement)}</p>
      {state === 'running' && !isAhead && (
        // How many people a genre has is not known before all were found.
        <progress
          className={styles['progress']}
          aria-label={`Avanzamento di: ${text}`}
          max={Math.max(people, 1)}
          value={people > 0 ? sent + unsent : undefined}
        />
      )}
    </PlainRow>
  );
}

function actionsOf(
  { state, isAhead }: DeskAnnouncement,
  change: AnnouncementRowProps['onChange'],
): RowAction[] {
  const start = (label: string) => ({ label, onPress: () => change('running') });
  if (state === 'draft')
    return [
      start(isAhead ? 'Programma' : 'Invia'),
      { label: 'Scarta', isDanger: true, onPress: () => change('gone') },
    ];
  if (state === 'running') return [{ label: 'Ferma', isDanger: true, onPress: () => change('stopped') }];
  return state === 'stopped' ? [start('Riprendi')] : [];
}

function toWhom({ audience, genre }: DeskAnnouncement): string {
  if (audience === 'genre') return `A chi guarda o ama ${genre ?? 'un genere'}`;
  return audience === 'premium' ? 'A chi ha Premium' : 'A tutti';
}

const number = new Intl.NumberFormat('it-IT');
const moment = new Intl.DateTimeFormat('it-IT', { dateStyle: 'medium', timeStyle: 'short' });

function stateText({ state, isAhead, startsAt, people, sent, unsent }: DeskAnnouncement): string {
  const when = isAhead && startsAt !== null ? moment.format(startsAt) : null;
  const all = people === 1 ? '1 persona' : `${number.format(people)} persone`;
  if (state === 'draft') {
    const parts = ['L’anteprima è nella chat', people > 0 && `per ${all}`, when && `dal ${when}`];
    return parts.filter(Boolean).join(' · ');
  }
  if (when !== null) return state === 'stopped' ? 'Fermo' : `Programmato per il ${when}`;
  const heading = { running: 'In corso', stopped: 'Fermo', done: 'Finito' }[state];
  const of = people > 0 ? ` di ${number.format(people)}` : '';
  const rest = unsent > 0 ? `, ${number.format(unsent)} non raggiungibili` : '';
  return `${heading}: ${number.format(sent)}${of}${rest}`;
}
