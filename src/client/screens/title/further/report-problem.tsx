import { type ReactNode, useId, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import {
  MAX_REPORT_NOTE_LENGTH,
  type OwnTitlePart,
  REPORT_KINDS,
  type ReportKind,
} from '../../../../contract/own/title.ts';
import { useTextDraft } from '../../../features/drafts/use-draft.ts';
import { texts } from '../../../languages/texts.ts';
import { revealAndFocusOnMount, revealOnMount } from '../../../lib/focus/focus.ts';
import chip from '../../../ui/buttons/chip.module.css';
import { ChipButton } from '../../../ui/buttons/chip-button.tsx';
import { Icon } from '../../../ui/icons.tsx';
import { showToast } from '../../../ui/overlays/toast.tsx';
import styles from './title-sections.module.css';

/** The labels of the chat's buttons. */

type ReportProblemProps = {
  part: OwnTitlePart;
  /** The part's versions. */
  name: string;
  /** Buttons in front. */
  beside?: ReactNode;
  onReport: (kind: ReportKind, note: string | null) => void;
};

/** 'Segnala un problema' of a part that has a video: the kind in a second press, for 'Altro' also the person's own words. */
export function ReportProblem({ part, name, beside, onReport }: ReportProblemProps) {
  const [isOpen, setOpen] = useState(false);
  const panelId = useId();
  return (
    <>
      <div className={chip['wrap']}>
        {beside}
        {part.versions.length > 0 && (
          <ChipButton
            className="press"
            before={<Icon name="info" size={20} />}
            aria-expanded={isOpen}
            aria-controls={panelId}
            onClick={() => setOpen(!isOpen)}
          >
            {texts.title.report}
          </ChipButton>
        )}
      </div>
      <div id={panelId} hidden={!isOpen}>
        {isOpen && <Kinds part={part} name={name} onReport={onReport} />}
      </div>
    </>
  );
}

function Kinds({ part, name, onReport }: Omit<ReportProblemProps, 'beside'>) {
  const note = useTextDraft(`report ${useLocation().pathname} ${name}`);
  const [isNoting, setNoting] = useState(note.isDraft);
  const kinds = useRef<HTMLDivElement>(null);
  const questionId = useId();
  const send = (kind: ReportKind, note: string | null) => {
    onReport(kind, note);
    showToast({ text: texts.title.reported });
  };
  const choose = (kind: ReportKind) => {
    if (part.reported.includes(kind)) showToast({ text: texts.title.reportedBefore });
    else if (kind === 'other') setNoting(!isNoting);
    else send(kind, null);
  };
  return (
    <div ref={revealOnMount} className={styles['report']}>
      <p id={questionId}>{texts.title.whatIsWrong(name)}</p>
      <div ref={kinds} role="group" aria-labelledby={questionId} className={chip['wrap']}>
        {REPORT_KINDS.map((kind) => (
          <ChipButton
            key={kind}
            className="press"
            aria-pressed={part.reported.includes(kind)}
            aria-expanded={kind === 'other' ? isNoting : undefined}
            onClick={() => choose(kind)}
          >
            {texts.title.problems[kind]}
          </ChipButton>
        ))}
      </div>
      {isNoting && (
        <NoteForm
          note={note.value}
          onType={note.set}
          onSend={(written) => {
            send('other', written);
            note.drop();
            setNoting(false);
            kinds.current?.querySelector<HTMLElement>('[aria-expanded]')?.focus();
          }}
        />
      )}
    </div>
  );
}

type NoteFormProps = { note: string; onType: (note: string) => void; onSend: (note: string) => void };

function NoteForm({ note, onType, onSend }: NoteFormProps) {
  return (
    <form
      ref={revealOnMount}
      className={styles['note']}
      onSubmit={(event) => {
        event.preventDefault();
        if (note.trim()) onSend(note.trim());
      }}
    >
      <label>
        {texts.title.inYourWords}
        <textarea
          ref={revealAndFocusOnMount}
          rows={2}
          maxLength={MAX_REPORT_NOTE_LENGTH}
          value={note}
          onChange={({ target }) => onType(target.value)}
        />
      </label>
      <ChipButton className="press" type="submit" disabled={note.trim() === ''}>
        {texts.common.send}
      </ChipButton>
    </form>
  );
}
