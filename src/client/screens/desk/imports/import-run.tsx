import { type DeskImportRun, stopImport } from '../../../../contract/desk-imports.ts';
import { sendRequest } from '../../../calls/send-request.ts';
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
    show: () => {},
    refused: 'Non sono riuscito a fermarla.',
  });
  const isReady = isPreview && state === 'done' && !isEmpty;
  return (
    <section className={lists['list']} aria-label="L’ultima importazione">
      <p role="status">
        <b dir="auto">{name}</b>
        {`\n${stateText(run)}`}
      </p>
      {state === 'running' && <progress aria-label={`Avanzamento di ${name}`} value={share ?? undefined} />}
      {lines.length > 0 && <p>{lines.join('\n')}</p>}
      {failure !== null && <p>{failure}</p>}
      {wrong > 0 && (
        <>
          <p>{wrong === 1 ? '1 riga sbagliata:' : `${wrong} righe sbagliate:`}</p>
          <ul>
            {faults.map((fault) => (
              <li key={fault}>{fault}</li>
            ))}
          </ul>
        </>
      )}
      {state === 'running' && <SecondaryButton onPress={() => stop(undefined)}>Ferma</SecondaryButton>}
      {isReady && onImport && <PrimaryButton onPress={onImport}>Importa</PrimaryButton>}
      {isReady && !onImport && <p>Per importare scegli di nuovo da dove, qui sotto.</p>}
    </section>
  );
}

function stateText({ state, isPreview, share, isEmpty }: DeskImportRun): string {
  const percent = share === null ? '' : ` ${Math.floor(share * 100)}%`;
  switch (state) {
    case 'running':
      return `${isPreview ? 'Guardo che cosa cambierebbe…' : 'Importo…'}${percent}`;
    case 'done':
      if (!isPreview) return 'Importato.';
      return isEmpty ? 'Non cambierebbe niente.' : 'Se lo importi:';
    case 'failed':
      return 'Non è riuscito.';
    case 'stopped':
      return isPreview ? 'Fermato.' : 'Fermato: quello che c’è già resta.';
    case 'interrupted':
      return 'Interrotto: il server si è fermato. Ricomincia quando vuoi, niente entra due volte.';
  }
}
