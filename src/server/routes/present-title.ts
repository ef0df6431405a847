import type { Title } from '../repositories/title.ts';

/** A title as the wire carries it (spec section 3). */
export function presentTitle(title: Title) {
  return {
    id: title.id,
    titolo: title.titolo,
    copertina: title.copertina,
    banner: title.banner,
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
  };
}

export function presentTitles(titles: readonly Title[]) {
  return titles.map(presentTitle);
}
