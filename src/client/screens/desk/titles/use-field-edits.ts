import { useQueryClient } from '@tanstack/react-query';
import {
  type EditedField,
  editDeskTitle,
  MAX_PICTURE_BYTES,
  type PictureKind,
  sendPicture,
  takeTmdbPicture,
} from '../../../../contract/desk/titles.ts';
import type { TitleType } from '../../../../contract/request-schemas.ts';
import { sendRequest } from '../../../calls/send-request.ts';
import { texts } from '../../../languages/texts.ts';
import { showToast } from '../../../ui/overlays/toast.tsx';
import { useDeskChange, withRetries } from '../use-desk-change.ts';
import { patchTitles, titleFieldsQuery } from './titles-query.ts';
import { useFieldOutcomes } from './use-field-outcomes.ts';

/** The new value of a field: text, or for a picture a file or a title of TMDB that has it. */
type Written =
  | { field: string; value: string; isUndo?: boolean }
  | { field: PictureKind; file: File }
  | { field: PictureKind; tmdb: { type: TitleType; id: number } };

/** Name of the draft of a title's field. */
export const draftOfField = (title: number, field: string) => `title ${title} ${field}`;

/** Writes the fields of a title, and takes each change back. */
export function useFieldEdits(id: number) {
  const queries = useQueryClient();
  const { outcomes, settle } = useFieldOutcomes();
  /** Says an outcome at its field, of a picture by a toast. */
  const say = (written: Written, fault: string | null) => {
    if ('value' in written && !isPicture(written.field))
      settle(draftOfField(id, written.field), written.value, fault);
    else if (fault !== null) showToast({ text: fault });
  };

  const write = useDeskChange<Written, EditedField>({
    send: (written) => withRetries(() => send(id, written)),
    onSuccess: async ({ row, before, value, fault }, written) => {
      if (fault !== null) return say(written, fault);
      queries.setQueryData(titleFieldsQuery(id).queryKey, (data) => {
        const fields = data?.fields.map((one) => (one.name === written.field ? { ...one, value } : one));
        return data && fields && { row: row ?? data.row, fields };
      });
      if (row) await patchTitles(queries, [id], () => row);
      if (!('isUndo' in written && written.isUndo)) say(written, null);
      if (before === value || ('isUndo' in written && written.isUndo)) return;
      const undo = () => write({ field: written.field, value: before, isUndo: true });
      showToast({ text: texts.desk.done, undo });
    },
    onError: (_, written) => say(written, texts.desk.unchanged),
    isShownWhole: true,
  });

  const sendFile = (field: PictureKind, file: File | undefined) => {
    if (!file) return;
    if (file.size > MAX_PICTURE_BYTES) showToast({ text: texts.desk.pictureTooLarge });
    else write({ field, file });
  };
  return { write, sendFile, outcomes };
}

const isPicture = (field: string) => field === 'copertina' || field === 'banner';

function send(title: number, written: Written): Promise<EditedField> {
  if ('value' in written) {
    const { field, value } = written;
    return sendRequest(editDeskTitle, { body: { title, field, value } });
  }
  const { field: picture } = written;
  if ('tmdb' in written) return sendRequest(takeTmdbPicture, { body: { title, picture, ...written.tmdb } });
  return sendRequest(sendPicture, {
    query: { title, picture },
    body: written.file,
    headers: { 'content-type': 'application/octet-stream' },
  });
}
