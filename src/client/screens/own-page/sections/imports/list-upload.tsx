import { onlineManager } from '@tanstack/react-query';
import { useState } from 'react';
import { MAX_LIST_FILE_BYTES, uploadList } from '../../../../../contract/own/list-imports.ts';
import { sendRequest } from '../../../../calls/send-request.ts';
import { useChange } from '../../../../features/changes/use-change.ts';
import { texts } from '../../../../languages/texts.ts';
import { haptic } from '../../../../messenger/haptic.ts';
import { FileButton } from '../../../../ui/buttons/file-button.tsx';
import { PrimaryButton } from '../../../../ui/buttons/primary-button.tsx';
import { SecondaryButton } from '../../../../ui/buttons/secondary-button.tsx';
import cards from '../../../../ui/rows/cards.module.css';

/** A file that was chosen; `upload` is the same whenever it is sent again. */
type Chosen = { file: File; upload: string };

/** The reason why an upload failed; `again` if it can be repeated. */
type Problem = { text: string; again?: Chosen };

/** A button that picks a file and sends it. */
export function ListUpload({ onSent }: { onSent: () => void }) {
  const { problem, send, busy } = useUpload(onSent);
  return (
    <>
      <FileButton
        label={texts.ownPage.imports.file}
        accept=".zip,.csv,.xlsx,.json,text/*,application/json,application/zip"
        onFile={(file) => send({ file, upload: newUpload() })}
      >
        {(open) => (
          <PrimaryButton busy={busy} onPress={open}>
            {busy ? texts.ownPage.imports.reading : texts.ownPage.imports.choose}
          </PrimaryButton>
        )}
      </FileButton>
      {problem && !busy && <Problem problem={problem} onAgain={send} />}
    </>
  );
}

function Problem({
  problem: { text, again },
  onAgain,
}: {
  problem: Problem;
  onAgain: (chosen: Chosen) => void;
}) {
  return (
    <div className={cards['card']} role="alert">
      <p>{text}</p>
      {again && <SecondaryButton onPress={() => onAgain(again)}>{texts.common.retry}</SecondaryButton>}
    </div>
  );
}

function useUpload(onSent: () => void) {
  const [problem, setProblem] = useState<Problem>();
  const { run, busy } = useChange({
    key: ['upload-list'],
    send: ({ file, upload }: Chosen) => sendRequest(uploadList, bytesOf(file, upload)),
    onSuccess: ({ refused }) => {
      haptic.notify(refused === null ? 'success' : 'error');
      setProblem(refused === null ? undefined : { text: refused });
      onSent();
    },
    onError: (_, again) => {
      const text = texts.ownPage.imports.notSent(again.file.name, onlineManager.isOnline());
      setProblem({ text, again });
    },
  });
  const send = (chosen: Chosen) => {
    if (chosen.file.size > MAX_LIST_FILE_BYTES) setProblem({ text: texts.ownPage.imports.tooLarge });
    else run(chosen);
  };
  return { problem, send, busy };
}

const bytesOf = (file: File, upload: string) => ({
  query: { name: file.name, upload },
  body: file,
  headers: { 'content-type': 'application/octet-stream' },
});

/** Not `randomUUID`, which a page served without TLS does not have. */
const newUpload = () => `${Date.now()}-${Math.random().toString(36).slice(2)}`;
