import { useQuery } from '@tanstack/react-query';
import { type DeskImportRun, exportTitles, stopImport } from '../../../../contract/desk/imports.ts';
import { sendRequest } from '../../../calls/send-request.ts';
import { texts } from '../../../languages/texts.ts';
import { PrimaryButton } from '../../../ui/buttons/primary-button.tsx';
import { SecondaryButton } from '../../../ui/buttons/secondary-button.tsx';
import { SectionBody } from '../../../ui/messages/section-body.tsx';
import { showToast } from '../../../ui/overlays/toast.tsx';
import cards from '../../../ui/rows/cards.module.css';
import type { DeskSection } from '../section.ts';
import { useDeskChange } from '../use-desk-change.ts';
import { Channels } from './channels.tsx';
import { importQuery } from './import-query.ts';
import { FileSource, JellyfinSource, TmdbSource } from './import-sources.tsx';
import styles from './imports-section.module.css';
import { useImport } from './use-import.ts';

/** 'Importa ed esporta': titles from a file, from TMDB and from a media server, videos from channels, and all titles as a file. */
export const importsSection: DeskSection = {
  path: 'importa',
  heading: texts.desk.imports.heading,
  icon: 'external',
  role: 'owner',
  Screen: ImportsScreen,
};

function ImportsScreen() {
  const { start, previewed, unread } = useImport();
  return (
    <div className={styles['page']}>
      <SectionBody query={useQuery(importQuery())} rows={1}>
        {({ run, isTmdbSet }) => {
          const input = run ? previewed(run.id) : undefined;
          const onImport = input && (() => start({ input, isPreview: false }));
          return (
            <>
              {unread && <UnreadSource {...unread} />}
              {run && !unread && <ImportRun run={run} onImport={onImport} />}
              <FileSource onChosen={(chosen) => start({ input: chosen, isPreview: true })} />
              <TmdbSource
                isSet={isTmdbSet}
                onChosen={(chosen) => start({ input: chosen, isPreview: true })}
              />
              <JellyfinSource onChosen={(chosen) => start({ input: chosen, isPreview: true })} />
            </>
          );
        }}
      </SectionBody>
      <Channels />
      <Export />
    </div>
  );
}

/** In place of the last import, whose outcome it would seem to have. */
function UnreadSource({ name, reason }: { name: string | undefined; reason: string }) {
  return (
    <section className={cards['card']} aria-label={texts.desk.imports.last}>
      <p role="alert">
        {name !== undefined && <b dir="auto">{`${name}\n`}</b>}
        {reason}
      </p>
    </section>
  );
}

function Export() {
  const send = useDeskChange({
    send: () => sendRequest(exportTitles, { body: {} }),
    onSuccess: () => showToast({ text: texts.desk.imports.sent }),
    refused: texts.desk.imports.notSent,
  });
  return (
    <section className={`${styles['source']} ${styles['export']}`}>
      <h2>{texts.desk.imports.export}</h2>
      <p className={cards['about']}>{texts.desk.imports.aboutExport}</p>
      <SecondaryButton onPress={() => send(undefined)}>{texts.desk.imports.send}</SecondaryButton>
    </section>
  );
}

type ImportRunProps = {
  run: DeskImportRun;
  /** Runs the previewed import; undefined if this page no longer has its source. */
  onImport: (() => void) | undefined;
};

/** The latest import: its progress, its changes and its actions. */
function ImportRun({ run, onImport }: ImportRunProps) {
  const { name, state, isPreview, lines, faults, wrong, share, failure, isEmpty } = run;
  const stop = useDeskChange({
    send: () => sendRequest(stopImport, { body: {} }),
    refused: texts.desk.imports.notStopped,
  });
  const isReady = isPreview && state === 'done' && !isEmpty;
  return (
    <section className={cards['card']} aria-label={texts.desk.imports.last}>
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
      {(state === 'running' || state === 'interrupted') && (
        <SecondaryButton onPress={() => stop(undefined)}>
          {state === 'running' ? texts.desk.imports.stop : texts.desk.imports.leave}
        </SecondaryButton>
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
