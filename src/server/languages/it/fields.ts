const NAMES = 'Scrivi i nomi, con le virgole in mezzo.';
const PICTURE = 'Manda una foto, oppure un indirizzo che comincia con https://.';
const LANGUAGES = 'Scrivi le lingue come «ita, eng».';

/** Editable fields of a title and of its videos: their names at the desk, and how to write them. */
export const fields = {
  /** The fields that can be edited at the desk, by their names in files. */
  ofTitle: {
    titolo: { label: 'titolo', hint: 'Scrivi il titolo, fino a 500 lettere.' },
    titolo_originale: {
      label: 'titolo originale',
      hint: 'Scrivi il titolo originale, fino a 500 lettere.',
    },
    altri_titoli: { label: 'altri titoli', hint: 'Scrivi come si chiama anche, con | in mezzo.' },
    trama: { label: 'trama', hint: 'Scrivi la trama.' },
    generi: { label: 'generi', hint: 'Scrivi i generi, con le virgole in mezzo.' },
    data_uscita: {
      label: 'data di uscita',
      hint: 'Serve una data, dal 1800 in poi: «4/3/1922» oppure «1922-03-04».',
    },
    durata: { label: 'durata', hint: 'Serve un numero: i minuti di un film, le stagioni di una serie.' },
    adult: { label: 'per adulti', hint: 'Scrivi «sì» o «no».' },
    copertina: { label: 'copertina', hint: PICTURE },
    banner: { label: 'banner', hint: PICTURE },
    trailer: { label: 'trailer', hint: 'Serve un indirizzo che comincia con https://.' },
    registi: { label: 'regia', hint: NAMES },
    interpreti: { label: 'interpreti', hint: NAMES },
  },
  ofVideo: {
    quality: { label: 'Qualità', hint: (qualities: string) => `Scrivi una di queste: ${qualities}.` },
    languages: { label: 'Lingue', hint: LANGUAGES },
    subtitles: { label: 'Sottotitoli', hint: LANGUAGES },
    note: { label: 'Nota', hint: 'Scrivi poche parole.' },
    /** In a file of subtitles. */
    label: { label: 'Lingua', hint: 'Scrivi la lingua come «ita», «eng forced» o «ita SDH».' },
  },
  yes: 'sì',
  no: 'no',
  photo: 'una foto',
};
