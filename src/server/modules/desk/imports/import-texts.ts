import { fileTexts as words } from '../../../chat/texts/file-texts.ts';
import { ownerTexts } from '../../../chat/texts/texts.ts';
import { RemoteServiceError } from '../../../import/http/remote-service.ts';

/** Why an import failed. */
export function importFailureText(source: 'file' | 'tmdb' | 'jellyfin', error: unknown): string {
  if (source === 'file') return words.fileBreaksOff;
  if (!(error instanceof RemoteServiceError))
    return source === 'tmdb' ? words.tmdbBreaksOff : words.jellyfinHasNothing;
  if (source === 'tmdb') return ownerTexts.tmdbFailed(error.failure, Math.ceil(error.retryAfter / 1000));
  if (error.failure === 'refused') return words.jellyfinRefused;
  return error.failure === 'transient' ? words.jellyfinDown : words.noJellyfin;
}
