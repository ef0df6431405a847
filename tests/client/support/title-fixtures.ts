/** A title as a server returns it. */
export function title(id: string | number, fields: Record<string, unknown> = {}) {
  return {
    id,
    titolo: `Titolo ${id}`,
    copertina: `/posters/${id}.webp`,
    banner: `/banners/${id}.webp`,
    trailer: null,
    trama: 'Una trama.',
    generi: 'Dramma, Crime',
    data_uscita: '2021-03-04',
    durata: 126,
    adult: 0,
    type: 'film',
    mi_piace: 0,
    preferiti: 0,
    visualizzazioni: 0,
    ...fields,
  };
}

/** Titles with consecutive ids from `first`. */
export function titles(count: number, first = 1) {
  return Array.from({ length: count }, (_, index) => title(first + index));
}
