import type { desk as italian } from '../it/desk.ts';
import type { Translated } from '../translated.ts';

export const desk: Translated<typeof italian> = {
  open: 'Abrir Gestión',
  isThere: 'Esto se hace ahora en Gestión.',
  notFromHere:
    'Gestión no se abre desde aquí, porque PUBLIC_URL no es una dirección https. ' +
    'En el ordenador del servidor, «npm run vetrina -- link» escribe un enlace para el navegador.',
  welcomeHelper: 'Ahora colaboras en la gestión del catálogo. Abre Gestión desde aquí, o con /start.',
  dataOf: (person) => `Todo lo que guardo sobre ${person}.`,

  titleGone: 'Este título ya no está.',
  noTitleInName: 'En el nombre no hay ningún título.',
  notATitle: 'Ningún título puede llamarse así.',
  oneTitleGone: 'Uno de los dos títulos ya no está.',
  notOfOneKind: 'Una película y una serie no se pueden unir.',
  tooLarge:
    'El título que desaparecería está en más de 200.000 listas, reproducciones y peticiones: son demasiadas. Ocúltalo.',
  isBusy:
    'Alguien está cambiando estos títulos, o se está enviando un aviso sobre uno. Inténtalo en un momento.',
  hasThisLanguage: 'Ya hay subtítulos en este idioma.',
  pictureUnreadable: 'No puedo leer esta foto. Prueba con otra, en JPEG o PNG.',
  notAtTmdb: 'TMDB no tiene esta imagen.',
  noSuchGenre: (genre) => `El catálogo no tiene el género «${genre}».`,
  choosePictureAgain: 'Elige la foto otra vez.',
  noChat: 'No puedo escribirte en el chat. Abre el bot, pulsa Iniciar e inténtalo de nuevo.',

  work: {
    updates: 'mensajes',
    deliveries: 'entregas',
    outbox: 'notificaciones',
    lists: 'listas traídas de otros sitios',
    imports: 'importaciones de títulos',
    posts: 'informes',
    plays: 'recuentos',
    lookups: 'peticiones por buscar',
    digests: 'novedades de la semana',
    endings: 'avisos de fin de Premium',
    files: 'publicaciones por releer para el nuevo bot',
    readings: 'canales por releer',
    removals: 'títulos por eliminar',
    'fan-outs': 'anuncios en curso',
    arrivals: 'novedades por anunciar',
    nights: 'noches por decidir',
  },
};
