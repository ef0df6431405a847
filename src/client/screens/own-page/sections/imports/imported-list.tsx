import {
  LIST_TARGETS,
  type ListTarget,
  type OwnListImport,
  requestMissing,
} from '../../../../../contract/own/list-imports.ts';
import { sendRequest } from '../../../../calls/send-request.ts';
import { useChange } from '../../../../features/changes/use-change.ts';
import { texts } from '../../../../languages/texts.ts';
import { focusMain } from '../../../../lib/focus/focus.ts';
import { haptic } from '../../../../messenger/haptic.ts';
import { SecondaryButton } from '../../../../ui/buttons/secondary-button.tsx';
import { showToast } from '../../../../ui/overlays/toast.tsx';
import cards from '../../../../ui/rows/cards.module.css';

const TARGETS: Record<ListTarget, string> = {
  visti: texts.ownPage.watched.heading,
  liste: texts.lists.myList,
  mi_piace: texts.lists.like,
};

type ImportedListProps = {
  list: OwnListImport;
  onChoose: (target: ListTarget | 'nothing') => void;
  /** Missing titles have been requested. */
  onRequested: () => void;
};

/** A file: the choice of its target, the import's progress, or the outcome. */
export function ImportedList({ list, onChoose, onRequested }: ImportedListProps) {
  const { state, text, reached, titles } = list;
  return (
    <li className={cards['card']}>
      <p dir="auto">{text}</p>
      {state === 'asked' && <Choice onChoose={onChoose} />}
      {state === 'running' && (
        <progress
          max={Math.max(1, titles)}
          value={reached}
          aria-label={texts.ownPage.imports.progress(reached, titles)}
        />
      )}
      {list.missing.length > 0 && <Missing list={list} onRequested={onRequested} />}
    </li>
  );
}

function Choice({ onChoose }: Pick<ImportedListProps, 'onChoose'>) {
  const choose = (target: ListTarget | 'nothing') => {
    // The buttons unmount, and would take the focus with them.
    focusMain();
    onChoose(target);
  };
  return (
    <div className={cards['choice']}>
      {LIST_TARGETS.map((target) => (
        <SecondaryButton key={target} onPress={() => choose(target)}>
          {TARGETS[target]}
        </SecondaryButton>
      ))}
      <SecondaryButton danger onPress={() => choose('nothing')}>
        {texts.common.cancel}
      </SecondaryButton>
    </div>
  );
}

function Missing({ list, onRequested }: Omit<ImportedListProps, 'onChoose'>) {
  const { id, missing, missingCount } = list;
  const more = missingCount - missing.length;
  const request = useRequestMissing(String(id), onRequested);
  return (
    <>
      <p>{texts.ownPage.imports.missing}</p>
      <ul>
        {missing.map((name) => (
          <li key={name} dir="auto">
            {name}
          </li>
        ))}
        {more > 0 && <li>{texts.ownPage.imports.more(more)}</li>}
      </ul>
      <SecondaryButton busy={request.busy} onPress={() => request.run()}>
        {texts.ownPage.imports.request(missingCount)}
      </SecondaryButton>
    </>
  );
}

function useRequestMissing(id: string, onRequested: () => void) {
  const mutation = useChange<void, { text: string }>({
    key: ['request-missing', id],
    send: () => sendRequest(requestMissing, { body: { id } }),
    onSuccess: ({ text }) => {
      haptic.notify('success');
      showToast({ text });
      onRequested();
    },
    refused: texts.ownPage.imports.notRequested,
    canRetry: () => true,
  });
  return mutation;
}
