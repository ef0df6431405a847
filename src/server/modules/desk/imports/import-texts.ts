import { texts } from '../../../chat/texts/texts.ts';
import { RemoteServiceError } from '../../../import/http/remote-service.ts';

/** What an import of TMDB is called. */
export function tmdbImportName(type: 'film' | 'serie', titles: number, year: number | null): string {
  const what = type === 'film' ? 'film' : 'serie';
  return `TMDB: ${titles} ${what}${year === null ? '' : ` del ${year}`}`;
}

/** Why an import failed, in Italian. */
export function importFailureText(source: 'file' | 'tmdb' | 'jellyfin', error: unknown): string {
  if (source === 'file') return 'Il file si interrompe, o non è come dice il suo nome.';
  if (!(error instanceof RemoteServiceError))
    return source === 'tmdb'
      ? 'TMDB non risponde: riprova, e continuo da qui.'
      : 'Il server non accetta questa chiave, o non ha raccolte di film o di serie.';
  if (source === 'tmdb') return texts.owner.tmdbFailed(error.failure, Math.ceil(error.retryAfter / 1000));
  if (error.failure === 'refused') return 'Il server non accetta questa chiave.';
  if (error.failure === 'transient') return 'Il server non risponde: riprova.';
  return 'A questo indirizzo non c’è un server Jellyfin.';
}
