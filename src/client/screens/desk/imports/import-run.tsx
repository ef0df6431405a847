import { type DeskImportRun, stopImport } from '../../../../contract/desk/imports.ts';
import { sendRequest } from '../../../calls/send-request.ts';
import { texts } from '../../../languages/texts.ts';
import { PrimaryButton } from '../../../ui/buttons/primary-button.tsx';
import { SecondaryButton } from '../../../ui/buttons/secondary-button.tsx';
import lists from '../../own-page/sections/imports/imports-section.module.css';
import { useDeskMutation } from '../use-desk-mutation.ts';

type ImportRunProps = {
  run: DeskImportRun;
  /** Does what the preview has shown; undefined where this page no longer knows it. */
  onImport: (() => void) | undefined;
};

/** The latest import: how far it is, what it changes, and what can be done with it. */
export function ImportRun({ run, onImport }: ImportRunProps) {
  const { name, state, isPreview, lines, faults, wrong, share, failure, isEmpty } = run;
  const stop = useDeskMutation({
    send: () => sendRequest(stopImport, { body: {} }),
    refused: texts.desk.imports.notStopped,
  });
  const isReady = isPreview && state === 'done' && !isEmpty;
  return (
    <section className={lists['list']} aria-label={texts.desk.imports.last}>
      <p role="status">
        <b dir="auto">{name}</b>
        {`\n${stateText(run)}`}
      </p>
      {state === 'running' && (
        <progress aria-label={texts.desk.imports.progressOf(name)} value={share ?? undefined} />
      )}
      {lines.length > 0 && <p>{lines.join('\n')}</p>}
      {failure !== null && <p>{failure}</p>}
      {wrong > 0 && (
        <>
          <p>{texts.desk.imports.wrongRows(wrong)}</p>
          <ul>
            {faults.map((fault) => (
              <li key={fault}>{fault}</li>
            ))}
          </ul>
        </>
      )}
      {state === 'running' && (
        <SecondaryButton onPress={() => stop(undefined)}>{texts.desk.imports.stop}</SecondaryButton>
      )}
      {isReady && onImport && <PrimaryButton onPress={onImport}>{texts.desk.imports.import}</PrimaryButton>}
      {isReady && !onImport && <p>{texts.desk.imports.chooseAgain}</p>}
    </section>
  );
}

function stateText({ state, isPreview, share, isEmpty }: DeskImportRun): string {
  const percent = share === null ? '' : ` ${Math.floor(share * 100)}%`;
  switch (state) {
    case 'running':
      return `${isPreview ? texts.desk.imports.previewing : texts.desk.imports.importing}${percent}`;
    case 'done':
      if (!isPreview) return texts.desk.imports.imported;
      return isEmpty ? texts.desk.imports.nothing : texts.desk.imports.ifImported;
    case 'failed':
      return texts.desk.imports.failed;
    case 'stopped':
      return isPreview ? texts.desk.imports.stoppedPreview : texts.desk.imports.stopped;
    case 'interrupted':
      return texts.desk.imports.interrupted;
  }
}
