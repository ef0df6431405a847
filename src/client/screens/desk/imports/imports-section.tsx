import { useQuery } from '@tanstack/react-query';
import { exportTitles } from '../../../../contract/desk/imports.ts';
import { sendRequest } from '../../../calls/send-request.ts';
import { texts } from '../../../languages/texts.ts';
import { SecondaryButton } from '../../../ui/buttons/secondary-button.tsx';
import { useToast } from '../../../ui/overlays/toast.tsx';
import { SectionBody } from '../../own-page/parts/section-body.tsx';
import lists from '../../own-page/sections/imports/imports-section.module.css';
import type { DeskSection } from '../section.ts';
import { useDeskMutation } from '../use-desk-mutation.ts';
import { importQuery } from './import-query.ts';
import { ImportRun } from './import-run.tsx';
import { FileSource, JellyfinSource, TmdbSource } from './import-sources.tsx';
import styles from './imports-section.module.css';
import { useImport } from './use-import.ts';

/** 'Importa ed esporta': titles from a file, from TMDB and from a media server, and all of them as a file. */
export const importsSection: DeskSection = {
  path: 'importa',
  heading: texts.desk.imports.heading,
  icon: 'external',
  role: 'owner',
  Screen: ImportsScreen,
};

function ImportsScreen() {
  const { start, previewed } = useImport();
  return (
    <div className={lists['imports']}>
      <SectionBody query={useQuery(importQuery())} rows={1}>
        {({ run, isTmdbSet }) => {
          const input = run ? previewed(run.id) : undefined;
          const onImport = input && (() => start({ input, isPreview: false }));
          return (
            <>
              {run && <ImportRun run={run} onImport={onImport} />}
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
      <Export />
    </div>
  );
}

function Export() {
  const notify = useToast();
  const send = useDeskMutation({
    send: () => sendRequest(exportTitles, { body: {} }),
    onDone: () => notify({ text: texts.desk.imports.sent }),
    refused: texts.desk.imports.notSent,
  });
  return (
    <section className={styles['source']}>
      <h2>{texts.desk.imports.export}</h2>
      <p className={lists['about']}>{texts.desk.imports.aboutExport}</p>
      <SecondaryButton onPress={() => send(undefined)}>{texts.desk.imports.send}</SecondaryButton>
    </section>
  );
}
