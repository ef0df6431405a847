import type { searchWords as italian } from '../it/search-words.ts';
import type { Translated } from '../translated.ts';

const DECADES = 'noughties tens twenties thirties forties fifties sixties seventies eighties nineties';

export const searchWords: Translated<typeof italian> = {
  before:
    'lets let s gimme lemme wheres got add upload request requesting meant interested hi hello hey hiya good morning evening ' +
    'afternoon please sorry excuse thanks thank i id i’d i’m im am we you u me us want wanna wanted would d like love need ' +
    'fancy feel could can may might will have do does is are there any anything something some somebody anyone send give get ' +
    'put play find show search searching look looking for to see watch watching rewatch recommend suggest recommendation ' +
    'recommendations suggestions propose tell about a an the nice great really where what which one how called named titled ' +
    'title tonight today now in mood know happen guys folks possibly mate bro m8 lads carry someone chance by',
  bare: 'i you we me am a an the is are do does really nice great good one how where what which love like',
  described:
    'the one, the movie, the film, the show, the series, that one, on here, on there, the anime, the cartoon, the german, ' +
    'the french, the spanish, the remake, anime, all seasons, all the seasons, all episodes, all the episodes, every season, ' +
    'every episode, from the start, from episode, from the beginning, in the original',
  called: 'called, named, titled',
  behind:
    'from beginning start the asap cant can’t t anywhere if possible cheers ta too also somewhere here instead streaming ' +
    'stream sub subs subbed dubbed dub eng english italian in hd full fullhd 4k 720p 1080p complete whole free online ' +
    'download torrent netflix prime please thanks thank you pls plz tonight today now to watch see where can i find it is ' +
    'available together movie film good nice recommended guys folks mate lads mp4',
  copulas: 'is was',
  praise: 'good nice',

  cancel: 'cancel',

  film: 'film films movie movies flick flicks',
  series: 'series show shows',
  links: 'by of from with starring directed director year tv that is are the',
  fillers:
    'a an the some any about in on at for to and more very kind like best most top popular famous watched called titled named good',
  between: 'and, by, of, with, together with, directed by',

  newest:
    'week weeks month this new newest latest recent recently just added arrived arrivals releases release released news out what s is whats in the',
  surelyNewest:
    'newest, latest, recent, new releases, new arrivals, just added, recently added, whats new, what s new, what is new',

  season: 'season seasons',
  whichSeason: 'first second third fourth fifth sixth seventh eighth ninth tenth last latest final new',
  episode: 'episode ep',
  wholeSeries:
    'season one, season two, season three, season four, season five, season six, season seven, season eight, season nine, ' +
    'all seasons, all the seasons, every season, all episodes, all the episodes, every episode',

  atMost: 'less than, under, below, at most, up to, max, maximum, shorter than, no more than, within',
  minutes: 'min mins minute minutes',
  short: 'short, not too long, quick',
  shortFilms: 'short film, short films, short movie, short movies, shorts',
  miniseries: 'miniseries, mini series, limited series',

  voteWithin: 'within',
  amongPeople: 'for, with',
  unwatched: 'never seen, never watched, unseen, unwatched, not seen, not watched',
  numbers: 'two three four five six seven eight nine ten',

  decades: DECADES,
  beforeDecade: 'the',
  decadesAlone: DECADES,

  genres: {
    Azione: 'action',
    Avventura: 'adventure, adventures',
    Animazione: 'animation, animated, cartoon, cartoons, anime',
    Commedia:
      'comedy, comedies, comedys, funny, to laugh, make me laugh, makes me laugh, a laugh, laugh, laughs, hilarious',
    Crime: 'crime, gangster, gangsters, mafia, detective, police',
    Documentario: 'documentary, documentaries, docs',
    Dramma: 'drama, dramas, dramatic, sad, to cry, make me cry, tearjerker',
    Famiglia: 'family, for kids, for children, for the whole family, for families, kids, children',
    Fantascienza: 'sci fi, scifi, science fiction, space',
    Fantasy: 'fantasy',
    Guerra: 'war',
    Horror: 'horror, horrors, scary, frightening, creepy, scares me',
    Mistero: 'mystery, mysteries, whodunit, whodunnit',
    Musica: 'music, musical, musicals',
    Romance: 'romance, romantic, love story, love stories, about love',
    Storia: 'history, historical, period drama',
    Thriller: 'thriller, thrillers, suspense',
    Western: 'western, westerns, cowboys',
  },
};
