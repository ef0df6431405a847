/** A title as the desk lists it. */
export const deskTitle = (id: number, more: object = {}) => ({
  title: {
    id,
    titolo: `Titolo ${id}`,
    data_uscita: '1973-12-18',
    durata: 123,
    type: 'film',
    generi: 'Dramma',
    copertina: null,
    trama: 'Una trama.',
  },
  isHidden: false,
  hasVideo: true,
  double: null,
  ...more,
});
