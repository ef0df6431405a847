import { changeTitleVersion, type FileChange, getTitleVersions } from '../../../../contract/desk/versions.ts';
import { sendRequest } from '../../../calls/send-request.ts';
import { texts } from '../../../languages/texts.ts';
import { useToast } from '../../../ui/overlays/toast.tsx';
import { DESK_KEY, deskPagesQuery } from '../desk-query.ts';
import { useDeskMutation } from '../use-desk-mutation.ts';

/** A title's versions and subtitles, page by page; of one season, or of all where it is empty. */
export function titleVersionsQuery(title: number, season: string) {
  const key = [DESK_KEY, 'catalogue', 'versions', title, season];
  return deskPagesQuery(key, (after, signal) =>
    sendRequest(getTitleVersions, {
      params: { title },
      query: { ...(season && { season }), ...after },
      signal,
    }),
  );
}

/** Changes versions and subtitles; 'Annulla' takes the last change back where that can be. */
export function useVersionChanges(): (change: FileChange) => void {
  const notify = useToast();
  const make = useDeskMutation({
    send: ({ body }: { body: FileChange; isUndo?: boolean }) => sendRequest(changeTitleVersion, { body }),
    onDone: ({ fault, undo }, { isUndo }) => {
      if (fault !== null) return notify({ text: fault });
      const onPress = () => undo && make({ body: undo, isUndo: true });
      if (!isUndo)
        notify({ text: texts.desk.done, ...(undo && { action: { label: texts.common.undo, onPress } }) });
    },
    refused: texts.desk.unchanged,
  });
  return (body) => make({ body });
}
