import type { fields as italian } from '../it/fields.ts';
import type { Translated } from '../translated.ts';

const NAMES = 'Write the names with commas between them.';
const PICTURE = 'Send a photo, or an address that begins with https://.';
const LANGUAGES = 'Write the languages like “ita, eng”.';

export const fields: Translated<typeof italian> = {
  ofTitle: {
    titolo: { label: 'title', hint: 'Write the title, up to 500 letters.' },
    titolo_originale: { label: 'original title', hint: 'Write the original title, up to 500 letters.' },
    altri_titoli: { label: 'other titles', hint: 'Write what else it is called, with | between the names.' },
    trama: { label: 'plot', hint: 'Write the plot.' },
    generi: { label: 'genres', hint: 'Write the genres with commas between them.' },
    data_uscita: {
      label: 'release date',
      hint: 'A date is needed, from 1800 on, the day first: “4/3/1922” or “1922-03-04”.',
    },
    durata: { label: 'length', hint: 'A number is needed: the minutes of a film, the seasons of a series.' },
    adult: { label: 'for adults', hint: 'Write “yes” or “no”.' },
    copertina: { label: 'cover', hint: PICTURE },
    banner: { label: 'banner', hint: PICTURE },
    trailer: { label: 'trailer', hint: 'An address that begins with https:// is needed.' },
    registi: { label: 'directed by', hint: NAMES },
    interpreti: { label: 'cast', hint: NAMES },
  },
  ofVideo: {
    quality: { label: 'Quality', hint: (qualities) => `Write one of these: ${qualities}.` },
    languages: { label: 'Languages', hint: LANGUAGES },
    subtitles: { label: 'Subtitles', hint: LANGUAGES },
    note: { label: 'Note', hint: 'Write a few words.' },
    label: { label: 'Language', hint: 'Write the language like “ita”, “eng forced” or “ita SDH”.' },
  },
  yes: 'yes',
  no: 'no',
  photo: 'a photo',
};
