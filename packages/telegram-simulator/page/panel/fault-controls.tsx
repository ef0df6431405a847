import { useState } from 'react';
import type { ActionInput } from '../../wire-actions.ts';
import type { Fault } from '../../wire-world.ts';
import { usePageState } from '../state/page-state-context.tsx';
import { SegmentedControl } from '../ui/segmented-control.tsx';
import styles from './panel.module.css';

type Kind = Extract<ActionInput, { type: 'setFault' }>['kind'];

const KINDS: readonly (readonly [Kind, string])[] = [
  ['none', 'Nessuno'],
  ['429', '429'],
  ['403', '403'],
  ['500', '500'],
];
const MORE_KINDS: readonly (readonly [Kind, string])[] = [
  ['silence', 'Silenzio'],
  ['drop', 'Cade prima'],
  ['lost', 'Cade dopo'],
];
const TIMES = [
  ['1', '1 volta'],
  ['3', '3 volte'],
  ['always', 'Sempre'],
] as const;
const WHOM = [
  ['person', 'Questa persona'],
  ['all', 'Tutti'],
] as const;

/** Injects faults into Bot API calls, for one person or for all, a few times or until stopped. */
export function FaultControls() {
  const { state, person, perform } = usePageState();
  const [times, setTimes] = useState<(typeof TIMES)[number][0]>('3');
  const [whom, setWhom] = useState<(typeof WHOM)[number][0]>('all');
  const [fault] = state.faults;
  const choose = (kind: Kind) =>
    void perform({
      type: 'setFault',
      kind,
      ...(times !== 'always' && { times: Number(times) }),
      ...(whom === 'person' && { person: person.id }),
    });
  const value = fault?.kind ?? 'none';
  return (
    <>
      <SegmentedControl label="Quante volte" options={TIMES} value={times} onChange={setTimes} />
      <SegmentedControl label="Per chi" options={WHOM} value={whom} onChange={setWhom} />
      <SegmentedControl label="Guasto" options={KINDS} value={value} onChange={choose} />
      <SegmentedControl label="Altri guasti" options={MORE_KINDS} value={value} onChange={choose} />
      {state.faults.map((one) => (
        <p key={`${one.kind} ${one.person} ${one.method}`} className={styles['alarm']} role="status">
          {sentence(one)}
        </p>
      ))}
    </>
  );
}

const HARMS: Readonly<Record<Fault['kind'], string>> = {
  429: 'La Bot API risponde 429: troppe richieste',
  403: 'La Bot API risponde 403: bot bloccato',
  500: 'La Bot API risponde 500',
  silence: 'La Bot API non risponde',
  drop: 'La connessione cade prima che la chiamata sia fatta',
  lost: 'La chiamata è fatta, la risposta si perde',
};

function sentence({ kind, times, person }: Fault): string {
  const often =
    times === undefined ? 'finché non lo togli' : times === 1 ? 'ancora una volta' : `ancora ${times} volte`;
  return `${HARMS[kind]}, ${often}${person === undefined ? '' : ` (solo ${person})`}.`;
}
