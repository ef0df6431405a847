import type { searchWords as italian } from '../it/search-words.ts';
import type { Translated } from '../translated.ts';

export const searchWords: Translated<typeof italian> = {
  before:
    'veamos xfa porfa pongan ponganme suban súbanme subanme sube mándenme mandenme pasen pásenme alguien alguno tiene podrás ' +
    'pones poner subir subid añadir añadid añade poned encuentro encontrar podéis pueden ponéis muéstrame enséñame reproduce ' +
    'pedir pido refería también necesitaba podrían hola buenas buenos días tardes noches oye oiga perdona perdón disculpa por ' +
    'favor gracias yo me nos te os quiero querría quisiera queremos quería gustaría apetece necesito tengo tienes tienen ' +
    'tenés tenéis hay habrá ganas de puedo podemos puedes podrías pon ponme ponnos dame danos manda mándame mandarme envía ' +
    'envíame enviarme pásame busco buscaba buscando busca búscame encuentra encuéntrame estoy ver veo vemos verme mirar ' +
    'volver a recomiéndame recomienda recomendáis recomiendas sugiere sugiéreme sugerencias propón algo algún alguna cuál qué ' +
    'que un una unos unas buen buena bueno bonita bonito dónde cómo se llama llamada titulada título esta noche hoy ahora ' +
    'aquella aquel para sabes conoces porfi porfis plis gente peña chicos tendrán tendrás tendréis tendrían ponerme buscame ' +
    'búsquenme subanla súbanla quisieran podría pudieran pueda mandame mándenos dígame díganme wey güey tío tía bro parce ' +
    'compa mano hermano che sería posible amable tan',
  bare: 'yo me que qué un una unos unas buen buena bueno cómo dónde para aquella aquel a',
  described:
    'la de, el de, la del, el del, la que, el que, la serie, la peli, la película, la antigua, la alemana, el anime, ' +
    'la versión, el remake, protagonizada, con subtítulos, todas las temporadas, todos los capítulos, todos los episodios, ' +
    'la teneis, la tienen, la tienes, lo tienen, lo teneis, lo tienes, con doblaje, en version original, desde el, desde la, ' +
    'desde cero',
  called: 'se llama, llamada, llamado, titulada, titulado',
  behind:
    'porfa xfa porfis plis porfavor desde principio inicio el completos urgente si posible también aquí gratis streaming ' +
    'stream sub subs esp eng español castellano inglés en hd full fullhd 4k 720p 1080p completa completo entera entero online ' +
    'descargar torrent netflix prime por favor gracias esta noche hoy ahora para ver dónde se encuentra puedo verla latino ' +
    'disponible juntos buena bueno recomendada recomendado doblada subtitulada plz pls mp4 dvd bluray subtitulado subtitulos ' +
    'subtítulos doblado',
  copulas: 'es fue',
  praise: 'buena bueno',

  cancel: 'cancelar cancela',

  film: 'película películas peli pelis film films filme largometraje',
  series: 'serie series',
  links: 'de del con por dirigida dirigido dirigidas director año tv que sea da',
  fillers:
    'un una unos unas el la los las lo para en y al algún alguna más muy tipo título mejores mejor vistas vistos top populares ' +
    'famosas famosos titulada titulado llamada llamado sobre',
  between: 'y, e, de, del, con, por, junto a, dirigida por',

  newest:
    'semana mes esta este novedad novedades nuevo nueva nuevos nuevas último última últimos últimas estreno estrenos estrenadas añadidas añadidos reciente ' +
    'recientes recién llegadas llegados qué hay de lo más',
  surelyNewest: 'novedades, nuevos, nuevas, últimos, últimas, recientes, estrenos, de nuevo, recién',

  season: 'temporada temporadas',
  whichSeason: 'primera segunda tercera cuarta quinta sexta séptima octava novena décima última nueva',
  episode: 'episodio capítulo ep cap',
  wholeSeries: 'todas las temporadas, todos los episodios, todos los capítulos',

  atMost: 'menos de, máximo, como máximo, max, hasta, de menos de',
  minutes: 'min minutos',
  short: 'breve, breves, no muy larga, no muy largas, no demasiado larga, rápida, rápidas, cortas, corta',
  shortFilms: 'cortometraje, cortometrajes, corto, cortos',
  miniseries: 'miniserie, miniseries, mini serie',

  voteWithin: 'en, dentro de',
  amongPeople: 'para, entre, somos',
  unwatched: 'nunca visto, nunca vistos, nunca vista, nunca vistas, no vistos, no vistas, sin ver',
  numbers: 'dos tres cuatro cinco seis siete ocho nueve diez',

  decades: 'dosmil diez veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa',
  beforeDecade: 'años los',
  decadesAlone: '',

  genres: {
    Azione: 'acción',
    Avventura: 'aventura, aventuras',
    Animazione: 'animación, dibujos animados, dibujos, anime, animada, animadas',
    Commedia:
      'comedia, comedias, divertida, divertidas, graciosa, reír, para reír, de risa, de reír, que haga reír',
    Crime: 'crimen, policíaca, policiaca, policíacas, de mafia, de gánsteres',
    Documentario: 'documental, documentales',
    Dramma: 'drama, dramas, dramática, para llorar, de llorar, que haga llorar, triste',
    Famiglia: 'familiar, familiares, familia, para niños, para toda la familia, niños, infantil',
    Fantascienza: 'ciencia ficción, ci fi, sci fi, scifi',
    Fantasy: 'fantasía, fantástica',
    Guerra: 'guerra, bélica, bélicas, bélico',
    Horror: 'terror, miedo, de miedo, que dé miedo, da miedo, terrorífica',
    Mistero: 'misterio, misterios',
    Musica: 'música, musical, musicales',
    Romance: 'romance, romántica, románticas, de amor, amor',
    Storia: 'historia, histórica, históricas, histórico',
    Thriller: 'suspense, intriga',
    Western: 'wéstern, del oeste, vaqueros',
  },
};
