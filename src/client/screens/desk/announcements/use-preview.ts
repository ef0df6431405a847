import { useRef } from 'react';
import type * as v from 'valibot';
import {
  changeAnnouncement,
  keepAnnouncementPicture,
  previewAnnouncement,
} from '../../../../contract/desk/announcements.ts';
import { MAX_PICTURE_BYTES } from '../../../../contract/desk/titles.ts';
import { sendRequest } from '../../../calls/send-request.ts';
import { texts } from '../../../languages/texts.ts';
import { showToast } from '../../../ui/overlays/toast.tsx';
import { useDeskChange } from '../use-desk-change.ts';

const REFUSED = texts.desk.tryAgain;

type Written = v.InferInput<typeof previewAnnouncement.body>;
/** A picture that the messenger keeps, and the name of its file. */
type Picture = { name: string; address: string };

/** Has the bot show an announcement to its writer, and keeps its picture. */
export function usePreview(onPicture: (picture: Picture) => void) {
  const last = useRef<number>();

  const preview = useDeskChange({
    async send(body: Written) {
      const answer = await sendRequest(previewAnnouncement, { body });
      // Discards the previous preview; the same draft once more is that one.
      if (answer.id !== null && last.current !== undefined && last.current !== answer.id)
        await sendRequest(changeAnnouncement, { body: { announcement: last.current, to: 'gone' } });
      return answer;
    },
    onSuccess({ id, fault }) {
      if (id === null) return showToast({ text: fault ?? REFUSED });
      last.current = id;
      // The new row is at the top.
      scrollTo({ top: 0 });
      showToast({ text: texts.desk.announcements.previewed });
    },
    refused: REFUSED,
  });

  const keep = useDeskChange({
    send: (file: File) =>
      sendRequest(keepAnnouncementPicture, {
        body: file,
        headers: { 'content-type': 'application/octet-stream' },
      }),
    onSuccess({ address, fault }, { name }) {
      if (address === null) showToast({ text: fault ?? REFUSED });
      else onPicture({ name, address });
    },
    refused: REFUSED,
    isShownWhole: true,
  });

  const keepPicture = (file: File) => {
    if (file.size > MAX_PICTURE_BYTES) showToast({ text: texts.desk.pictureTooLarge });
    else keep(file);
  };
  return { preview, keepPicture };
}
