import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import {
  changeTitleVersion,
  type DeskFile,
  type FileChange,
  getTitleVersions,
} from '../../../../contract/desk/versions.ts';
import { sendRequest } from '../../../calls/send-request.ts';
import { texts } from '../../../languages/texts.ts';
import { SecondaryButton } from '../../../ui/buttons/secondary-button.tsx';
import form from '../../../ui/fields/form.module.css';
import { Select } from '../../../ui/fields/select.tsx';
import { SectionBody } from '../../../ui/messages/section-body.tsx';
import { ConfirmSheet } from '../../../ui/overlays/confirm-sheet.tsx';
import { showToast } from '../../../ui/overlays/toast.tsx';
import { DESK_KEY, deskPagesQuery } from '../desk-query.ts';
import { useDeskChange } from '../use-desk-change.ts';
import { draftOfFile, FileRow } from './file-row.tsx';
import styles from './title-row.module.css';
import { useFieldOutcomes } from './use-field-outcomes.ts';

/** A title's versions and subtitles, a series' by episodes: their fields, order and removal. */
export function TitleVersions({ id, name }: { id: number; name: string }) {
  const [season, setSeason] = useState('');
  const [removed, setRemoved] = useState<DeskFile>();
  const query = useInfiniteQuery(titleVersionsQuery(id, season));
  const { send, outcomes } = useVersionChanges();
  return (
    <section className={styles['videos']} aria-label={texts.desk.titles.videosOf(name)}>
      <h2>{texts.desk.titles.videos}</h2>
      <SectionBody query={query} rows={1}>
        {({ pages }) => (
          <>
            <Seasons seasons={pages[0]?.seasons ?? []} season={season} onChosen={setSeason} />
            {pages[0]?.parts.length === 0 && <p>{texts.desk.titles.noVideos}</p>}
            {pages
              .flatMap(({ parts }) => parts)
              .map((part) => (
                <div key={part.name} role="group" aria-label={part.name}>
                  <h3>{part.name}</h3>
                  {part.files.map((file) => (
                    <FileRow
                      key={`${file.kind} ${file.id}`}
                      file={file}
                      outcomes={outcomes}
                      onChange={(change) => send({ title: id, of: file.kind, id: file.id, change })}
                      onRemove={() => setRemoved(file)}
                    />
                  ))}
                </div>
              ))}
          </>
        )}
      </SectionBody>
      {query.hasNextPage && (
        <SecondaryButton busy={query.isFetchingNextPage} onPress={() => void query.fetchNextPage()}>
          {texts.desk.titles.moreEpisodes}
        </SecondaryButton>
      )}
      {removed && (
        <ConfirmSheet
          title={texts.desk.titles.removeQuestion(removed.name)}
          warning={texts.desk.titles.removeWarnings[removed.kind]}
          action={texts.desk.remove}
          onConfirm={() => send({ title: id, of: removed.kind, id: removed.id, change: { kind: 'remove' } })}
          onClose={() => setRemoved(undefined)}
        />
      )}
    </section>
  );
}

type SeasonsProps = { seasons: readonly number[]; season: string; onChosen: (season: string) => void };

function Seasons({ seasons, season, onChosen }: SeasonsProps) {
  if (seasons.length < 2) return null;
  return (
    <div className={form['fields']}>
      <label>
        {texts.desk.titles.season}
        <Select
          value={season}
          none={texts.desk.titles.allSeasons}
          options={seasons.map((one) => [String(one), String(one)])}
          onChange={onChosen}
        />
      </label>
    </div>
  );
}

/** A title's versions and subtitles, page by page; of one season, or of all if it is empty. */
function titleVersionsQuery(title: number, season: string) {
  const key = [DESK_KEY, 'catalogue', 'versions', title, season];
  return deskPagesQuery(key, (after, signal) =>
    sendRequest(getTitleVersions, {
      params: { title },
      query: { ...(season && { season }), ...after },
      signal,
    }),
  );
}

/** Changes versions and subtitles; 'Annulla' takes the last change back if it can be undone. */
function useVersionChanges() {
  const { outcomes, settle } = useFieldOutcomes();
  /** Says an outcome at its field, else by a toast. */
  const say = ({ body, isUndo }: Made, fault: string | null) => {
    const { of, id, change } = body;
    if (change.kind === 'edit' && !isUndo) settle(draftOfFile(of, id, change.field), change.value, fault);
    else if (fault !== null) showToast({ text: fault });
  };
  const make = useDeskChange({
    send: ({ body }: Made) => sendRequest(changeTitleVersion, { body }),
    onSuccess: ({ fault, undo }, made) => {
      say(made, fault);
      if (fault !== null || made.isUndo) return;
      showToast({ text: texts.desk.done, ...(undo && { undo: () => make({ body: undo, isUndo: true }) }) });
    },
    onError: (_, made) => say(made, texts.desk.unchanged),
  });
  return { send: (body: FileChange) => make({ body }), outcomes };
}

type Made = { body: FileChange; isUndo?: boolean };
