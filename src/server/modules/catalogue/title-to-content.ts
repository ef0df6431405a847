import { type AllowedImageHosts, type ImageKind, imageUrl } from '../../lib/image-urls.ts';
import { ANSWERED_COLUMNS, type Title } from './title.ts';

/** Maps a title to an API answer (behaviour 5.1), with its cover's ThumbHash. */
export function titleToContent(title: Title, allowedHosts: AllowedImageHosts) {
  const picture = (kind: ImageKind) => {
    const source = title[kind];
    return source && imageUrl(allowedHosts, { kind, id: title.id, source });
  };
  return {
    id: title.id,
    ...Object.fromEntries(ANSWERED_COLUMNS.map((name) => [name, title[name]])),
    copertina: picture('copertina'),
    banner: picture('banner'),
    generi: title.generi.join(', '),
    data_uscita: title.dataUscita,
    adult: title.adult ? 1 : 0,
    mi_piace: title.miPiace,
    preferiti: title.preferiti,
    visualizzazioni: title.visualizzazioni,
    anteprima: title.anteprima ?? undefined,
  };
}

export function titlesToContents(titles: readonly Title[], allowedHosts: AllowedImageHosts) {
  return titles.map((title) => titleToContent(title, allowedHosts));
}
