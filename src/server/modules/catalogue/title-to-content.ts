import { type AllowedImageHosts, type ImageKind, imageUrl } from '../../lib/image-urls.ts';
import type { Title } from './title.ts';

/** Maps a title to an API answer (behaviour 5.1), with its cover's ThumbHash. */
export function titleToContent(title: Title, allowedHosts: AllowedImageHosts) {
  const picture = (kind: ImageKind) => {
    const source = title[kind];
    return source && imageUrl(allowedHosts, { kind, id: title.id, source });
  };
  return {
    id: title.id,
    titolo: title.titolo,
    copertina: picture('copertina'),
    banner: picture('banner'),
    trailer: title.trailer,
    trama: title.trama,
    generi: title.generi.join(', '),
    data_uscita: title.dataUscita,
    durata: title.durata,
    adult: title.adult ? 1 : 0,
    type: title.type,
    mi_piace: title.miPiace,
    preferiti: title.preferiti,
    visualizzazioni: title.visualizzazioni,
    ...(title.anteprima !== null && { anteprima: title.anteprima }),
  };
}

export function titlesToContents(titles: readonly Title[], allowedHosts: AllowedImageHosts) {
  return titles.map((title) => titleToContent(title, allowedHosts));
}
