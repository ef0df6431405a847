/** A title of the catalogue, as `addTestTitles` takes it. */
export type KnownTitle = { name: string; type: 'film' | 'serie'; duration: number; releaseDate: string };

type Post = {
  fileName: string;
  seconds: number;
  /** With the last post of a series: how many episodes it has at the end. */
  expected?: { title: KnownTitle; episodes: number };
};

const serie = (name: string, year: number, seasons: number): KnownTitle => ({
  name,
  type: 'serie',
  duration: seasons,
  releaseDate: `${year}-03-01`,
});
const film = (name: string, year: number): KnownTitle => ({
  name,
  type: 'film',
  duration: 100,
  releaseDate: `${year}-03-01`,
});

const two = (number: number) => String(number).padStart(2, '0');
const many = <Item>(count: number, item: (number: number) => Item): Item[] =>
  Array.from({ length: count }, (_, index) => item(index + 1));

/** Series that are named otherwise than in the catalogue, or as two are: the name of an episode's file, and how many. */
const SERIES: [
  title: KnownTitle,
  beside: KnownTitle | undefined,
  name: (n: number) => string,
  count: number,
][] = [
  [serie('Il trono di spade', 2011, 8), undefined, (n) => `GOT.S01E${two(n)}.1080p.mkv`, 8],
  [
    serie('Neon Genesis Evangelion', 1995, 1),
    undefined,
    (n) => `[Fansub] Neon Genesis Evangelion - ${two(n)}.mkv`,
    6,
  ],
  [serie('Doctor Who', 2005, 13), serie('Doctor Who', 1963, 26), (n) => `Doctor Who 1x${two(n)} ITA.avi`, 9],
  [
    serie('Saranno famosi', 1982, 6),
    serie('Saranno famosi', 2001, 2),
    (n) => `Saranno.Famosi.S02E${two(n)}.mkv`,
    6,
  ],
  [serie('Dragon Ball', 1986, 9), undefined, (n) => `Dragon Ball - ${two(n)}.mp4`, 12],
  [serie('La signora in giallo', 1984, 12), undefined, (n) => `Murder.She.Wrote.S03E${two(n)}.mkv`, 5],
  [
    serie('Sherlock Holmes', 1984, 4),
    serie('Sherlock Holmes', 2013, 1),
    (n) => `Sherlock Holmes S01E${two(n)}.mkv`,
    4,
  ],
  [serie('L’ispettore Derrick', 1974, 25), undefined, (n) => `Derrick ep S04E${two(n)}.avi`, 5],
];

const REMAKES = [
  'Nosferatu il ritorno',
  'La mosca bianca',
  'Godzilla vive',
  'Il conte di Luna',
  'Cenere',
  'Il ponte',
  'La cosa',
  'Scarface nero',
  'Il grande volo',
  'L’invasione',
  'Piccole signore',
  'Il libro verde',
];

const FILMS = ['Alba', 'Notte', 'Mare', 'Vento', 'Fuoco', 'Terra', 'Pioggia', 'Neve', 'Luna', 'Sole'];

/** 125 videos of a channel of which none is surely a title, the titles, and what its owner knows. */
export function channelOfVideos() {
  const remakes = REMAKES.flatMap((name) => [film(name, 1960), film(name, 1999)]);
  const plain = FILMS.map((name) => film(`${name} di giugno`, 1985));
  const titles = [
    ...SERIES.flatMap(([title, beside]) => (beside ? [title, beside] : [title])),
    ...remakes,
    ...plain,
  ];
  const episodes = SERIES.flatMap(([title, , name, count]) =>
    many(
      count,
      (n): Post => ({
        fileName: name(n),
        seconds: 1500,
        ...(n === count && { expected: { title, episodes: count } }),
      }),
    ),
  );
  const extras = many(
    19,
    (n): Post => ({
      fileName: `${FILMS[n % FILMS.length]} di giugno (1985) - ${['Trailer', 'Backstage', 'recensione', 'Teaser 2', 'intervista'][n % 5]} ${n}.mp4`,
      seconds: 130,
    }),
  );
  const parts = many(
    6,
    (n): Post => ({
      fileName: `${FILMS[n % FILMS.length]}.di.giugno.1985.CD${1 + (n % 2)}.v${n}.avi`,
      seconds: 3000,
    }),
  );
  const short = many(
    4,
    (n): Post => ({ fileName: `${FILMS[n % FILMS.length]}.di.giugno.1985.${n}p.mkv`, seconds: 60 }),
  );
  const phones = many(10, (n): Post => ({ fileName: `VID_202401${two(n)}.mp4`, seconds: 20 }));
  const remakePosts = REMAKES.map((name): Post => ({ fileName: `${name}.mkv`, seconds: 6000 }));
  const unknown = many(
    12,
    (n): Post => ({ fileName: `Festa di paese numero${n} (20${10 + n}).mp4`, seconds: 4000 }),
  );
  const all = [...episodes, ...extras, ...parts, ...short, ...phones, ...remakePosts, ...unknown];
  const posts = [
    ...all,
    ...many(125 - all.length, (n): Post => ({ fileName: `IMG_${1000 + n}.MOV`, seconds: 12 })),
  ];

  /** The answer to a question by the first file that it shows. */
  function knows(text: string): { label: string; words: string } | undefined {
    const series = SERIES.find(([, , name]) => text.includes(name(1)));
    if (series) return answerOf(series[0]);
    const remake = REMAKES.find((name) => text.includes(`File: ${name}.mkv`));
    return remake === undefined ? undefined : answerOf(film(remake, 1999));
  }
  return { titles, posts, knows };
}

function answerOf({ name, releaseDate }: KnownTitle): { label: string; words: string } {
  return { label: `${name} (${releaseDate.slice(0, 4)})`, words: name };
}
