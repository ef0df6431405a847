import { type ImageHosts, type ImageKind, imageAddress } from '../domain/image-address.ts';
import type { Title } from '../repositories/title.ts';

/** A title as the wire carries it (spec section 3), and a preview of its cover if there is one. */
export function presentTitle(title: Title, named: ImageHosts) {
  const picture = (kind: ImageKind) => {
    const source = title[kind];
    return source && imageAddress(named, { kind, id: title.id, source });
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

export function presentTitles(titles: readonly Title[], named: ImageHosts) {
  return titles.map((title) => presentTitle(title, named));
}
