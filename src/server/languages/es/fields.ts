import type { fields as italian } from '../it/fields.ts';
import type { Translated } from '../translated.ts';

const NAMES = 'Escribe los nombres separados por comas.';
const PICTURE = 'Envía una foto, o una dirección que empiece por https://.';
const LANGUAGES = 'Escribe los idiomas así: «ita, eng».';

export const fields: Translated<typeof italian> = {
  ofTitle: {
    titolo: { label: 'título', hint: 'Escribe el título, de hasta 500 letras.' },
    titolo_originale: { label: 'título original', hint: 'Escribe el título original, de hasta 500 letras.' },
    altri_titoli: { label: 'otros títulos', hint: 'Escribe cómo se llama además, con | entre los nombres.' },
    trama: { label: 'sinopsis', hint: 'Escribe la sinopsis.' },
    generi: { label: 'géneros', hint: 'Escribe los géneros separados por comas.' },
    data_uscita: {
      label: 'fecha de estreno',
      hint: 'Hace falta una fecha, desde 1800, con el día primero: «4/3/1922» o «1922-03-04».',
    },
    durata: {
      label: 'duración',
      hint: 'Hace falta un número: los minutos de una película, las temporadas de una serie.',
    },
    adult: { label: 'para adultos', hint: 'Escribe «sí» o «no».' },
    copertina: { label: 'portada', hint: PICTURE },
    banner: { label: 'banner', hint: PICTURE },
    trailer: { label: 'tráiler', hint: 'Hace falta una dirección que empiece por https://.' },
    registi: { label: 'dirección', hint: NAMES },
    interpreti: { label: 'reparto', hint: NAMES },
  },
  ofVideo: {
    quality: { label: 'Calidad', hint: (qualities) => `Escribe una de estas: ${qualities}.` },
    languages: { label: 'Idiomas', hint: LANGUAGES },
    subtitles: { label: 'Subtítulos', hint: LANGUAGES },
    note: { label: 'Nota', hint: 'Escribe unas pocas palabras.' },
    label: { label: 'Idioma', hint: 'Escribe el idioma así: «ita», «eng forced» o «ita SDH».' },
  },
  yes: 'sí',
  no: 'no',
  photo: 'una foto',
};
