import { expect, it } from 'vitest';
import { isNoTitle, titleKindOf } from '../../../../../src/server/modules/catalogue/rules/title-kind.ts';

it.each([
  ['film', 'Film, movies, Movie, Feature Film, Lungometraggio, Película, peli, Largometraje'],
  [
    'film',
    'TV Movie, tvMovie, Film TV, Film per la TV, Película de TV, Anime movie, Docufilm, Film a episodi',
  ],
  ['film', 'Film d’animazione, Animated film, Película de animación, Film musicale, Short film'],
  [
    'film',
    'Short, TV Short, Corto, Cortometraggio, Video, TV Special, tvSpecial, Speciale TV, Especial de TV',
  ],
  ['film', 'Documentary, Documentario, Documental, TV documentary'],
  [
    'serie',
    'serie, Series, Show, TV, TV Series, tvSeries, TV Mini Series, Mini-serie, Miniserie TV, Serie de TV',
  ],
  [
    'serie',
    'Telenovela, Serie animata, Docuseries, Docu-serie, Documentary series, Limited Series, Web series',
  ],
  ['serie', 'Serie web, Animated series, Serie animada, Anime, Telefilm, Sceneggiato, Sitcom, Soap opera'],
  [
    'serie',
    'K-Drama, kdrama, Korean drama, Drama coreano, Dorama, Reality, Reality Show, Talk Show, Game Show',
  ],
  ['serie', 'Programma TV, Programa, Serie per ragazzi'],
  ['episode', 'Episode, TV Episode, tvEpisode, Episodio, Episodio di una serie TV, Puntata, Capítulo'],
])('a %s is meant by %s', (kind, words) => {
  for (const word of words.split(', ')) expect(titleKindOf(word), word).toBe(kind);
});

it('a word that may mean both means neither', () => {
  for (const word of [
    'Cartone animato',
    'OVA',
    'Film/Serie',
    'Serie di film',
    'Drama',
    'Commedia',
    'xyz',
    '',
  ])
    expect([titleKindOf(word), isNoTitle(word)], word).toEqual([undefined, false]);
});

it('games, podcasts, people and seasons are no titles', () => {
  const words =
    'Video Game, videogioco, Videojuego, Podcast Series, Podcast Episode, Music Video, person, season';
  for (const word of words.split(', '))
    expect([titleKindOf(word), isNoTitle(word)], word).toEqual([undefined, true]);
});
