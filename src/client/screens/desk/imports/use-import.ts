import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type * as v from 'valibot';
import {
  importFile,
  type importFromJellyfin,
  type importFromTmdb,
  importFromJellyfin as jellyfinCall,
  importFromTmdb as tmdbCall,
} from '../../../../contract/desk/imports.ts';
import { sendRequest } from '../../../calls/send-request.ts';
import { texts } from '../../../languages/texts.ts';
import { showToast } from '../../../ui/overlays/toast.tsx';
import { useDeskChange } from '../use-desk-change.ts';
import { importQuery } from './import-query.ts';

/** The import's source; the page keeps a file and sends it for the preview and again for the import. */
export type ImportInput =
  | { from: 'file'; file: File }
  | ({ from: 'tmdb' } & Omit<v.InferOutput<typeof importFromTmdb.body>, 'isPreview'>)
  | ({ from: 'jellyfin' } & Omit<v.InferOutput<typeof importFromJellyfin.body>, 'isPreview'>);

type Start = { input: ImportInput; isPreview: boolean };

/** A source that could not be read: the file's name, if it is one, and the reason. */
type Unread = { name: string | undefined; reason: string };

/**
 * Starts imports; `previewed`: the input of the preview with this id, while this page knows it; `unread`: the last source,
 * if it could not be read.
 */
export function useImport() {
  const queries = useQueryClient();
  const [last, setLast] = useState<{ id: string; input: ImportInput }>();
  const [unread, setUnread] = useState<Unread>();
  const start = useDeskChange({
    send: sendStart,
    onSuccess: ({ id, refused }, { input }) => {
      if (id !== null) setLast({ id, input });
      if (id === null && refused === null) showToast({ text: texts.desk.imports.isBusy });
      else {
        setUnread(refused === null ? undefined : { name: nameOf(input), reason: refused });
        // Its progress, or its fault, is at the top.
        scrollTo({ top: 0 });
      }
      void queries.invalidateQueries({ queryKey: importQuery().queryKey });
    },
    refused: texts.desk.imports.notStarted,
  });
  const previewed = (id: string) => (last?.id === id ? last.input : undefined);
  return { start, previewed, unread };
}

const nameOf = (input: ImportInput) => (input.from === 'file' ? input.file.name : undefined);

async function sendStart({ input, isPreview }: Start) {
  if (input.from === 'file')
    return sendRequest(importFile, {
      query: { name: input.file.name, preview: isPreview ? 'true' : 'false' },
      body: input.file,
      headers: { 'content-type': 'application/octet-stream' },
    });
  if (input.from === 'tmdb') {
    const { type, pages, year } = input;
    return sendRequest(tmdbCall, { body: { type, pages, year, isPreview } });
  }
  const { url, token } = input;
  return sendRequest(jellyfinCall, { body: { url, token, isPreview } });
}
