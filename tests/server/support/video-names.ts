/** Titles with confusable names, and file names that are each surely one of them, or none. */
type Row = [titolo: string, year: number, original?: string];

/** Further names of titles, as TMDB has them. */
const OTHER_NAMES: Record<string, string[]> = {
  'La città incantata': ['Spirited Away'],
  'La casa di carta': ['Money Heist'],
  'La dolce vita': ['The Sweet Life'],
};

const FILMS: Row[] = [
  ['Nosferatu il vampiro', 1922, 'Nosferatu, eine Symphonie des Grauens'],
  ['Nosferatu', 1979],
  ['Nosferatu', 2024],
  ['Frankenstein', 1931],
  ['Frankenstein di Mary Shelley', 1994],
  ['Metropolis', 1927],
  ['Metropolis', 2001],
  ['Psyco', 1960],
  ['1917', 2019],
  ['300', 2006],
  ['1984', 1956],
  ['Orwell 1984', 1984, 'Nineteen Eighty-Four'],
  ['2001: Odissea nello spazio', 1968, '2001: A Space Odyssey'],
  ['Blade Runner', 1982],
  ['Blade Runner 2049', 2017],
  ['Alien', 1979],
  ['Aliens - Scontro finale', 1986, 'Aliens'],
  ['Alien 3', 1992],
  ['Rocky', 1976],
  ['Rocky IV', 1985],
  ['Il padrino', 1972, 'The Godfather'],
  ['Il padrino - Parte II', 1974, 'The Godfather Part II'],
  ['Kill Bill: Volume 1', 2003, 'Kill Bill: Vol. 1'],
  ['Kill Bill: Volume 2', 2004, 'Kill Bill: Vol. 2'],
  ['Dune', 1984],
  ['Dune', 2021],
  ['Dune - Parte due', 2024, 'Dune: Part Two'],
  ['La dolce vita', 1960],
  ['La grande illusione', 1937, 'La Grande Illusion'],
  ['La parola ai giurati', 1957, '12 Angry Men'],
  ['8½', 1963],
  ['Un colpo all’italiana', 1969, 'The Italian Job'],
  ['Fargo', 1996],
  ['Guerre stellari', 1977, 'Star Wars: Episode IV - A New Hope'],
  ['Scream 2', 1997],
  ['La città incantata', 2001, 'Sen to Chihiro no kamikakushi'],
  ['Ben-Hur', 1959],
  ['Blow-Up', 1966],
  ['È stata la mano di Dio', 2021],
  ['Wonder Woman 1984', 2020],
  ['Intervista col vampiro', 1994],
  ['Harry Potter e i doni della morte - Parte 1', 2010],
  ['E.T. l’extra-terrestre', 1982],
  ['Chiedimi se sono felice', 2000],
  ['Vid', 2010],
  ['Video', 2012],
];
const SERIES: [...Row, seasons: number][] = [
  ['Breaking Bad', 2008, undefined, 5],
  ['Fargo', 2014, undefined, 5],
  ['Dark', 2017, undefined, 3],
  ['La casa di carta', 2017, 'La casa de papel', 5],
  ['Cowboy Bebop', 1998, 'Kaubōi bibappu', 1],
  ['Chernobyl', 2019, undefined, 1],
  ['Lost', 2004, undefined, 6],
  ['X-Files', 1993, undefined, 11],
  ['A-Team', 1983, undefined, 5],
  ['Brooklyn Nine-Nine', 2013, undefined, 8],
  ['Willy, il principe di Bel-Air', 1990, undefined, 6],
  ['Élite', 2018, undefined, 8],
  ['Trailer Park Boys', 2001, undefined, 12],
  ['Extras', 2005, undefined, 2],
  ['Battlestar Galactica', 1978, undefined, 1],
  ['Battlestar Galactica', 2004, undefined, 4],
].map((row) => row as [...Row, number]);

export type VideoTitle = {
  type: 'film' | 'serie';
  titolo: string;
  year: number;
  original?: string | undefined;
  others: string[];
  durata: number;
};

export const VIDEO_TITLES: readonly VideoTitle[] = [
  ...FILMS.map(([titolo, year, original]) => ({
    type: 'film' as const,
    titolo,
    year,
    original,
    others: OTHER_NAMES[titolo] ?? [],
    durata: 100,
  })),
  ...SERIES.map(([titolo, year, original, durata]) => ({
    type: 'serie' as const,
    titolo,
    year,
    original,
    others: OTHER_NAMES[titolo] ?? [],
    durata,
  })),
];

export const SURE_FILE_NAMES: [fileName: string, title: string][] = [
  // With the year, as people and as release groups write it.
  ['Nosferatu (1979).mkv', 'Nosferatu (1979)'],
  ['1979 - Nosferatu.avi', 'Nosferatu (1979)'],
  ['Nosferatu.2024.1080p.WEB-DL.DDP5.1.H.264-GRP.mkv', 'Nosferatu (2024)'],
  ['metropolis_2001_sub_ita.mp4', 'Metropolis (2001)'],
  ['La.Dolce.Vita.1960.iTALiAN.AC3.BRRip.XviD-T4P3.avi', 'La dolce vita (1960)'],
  // A year beside: shown elsewhere a year later.
  ['La grande illusione 1938.mkv', 'La grande illusione (1937)'],
  // Without the year, the only title of its name.
  ['La grande illusione.mp4', 'La grande illusione (1937)'],
  ['12 Angry Men.mkv', 'La parola ai giurati (1957)'],
  ['Alien.mkv', 'Alien (1979)'],
  ['Aliens.mkv', 'Aliens - Scontro finale (1986)'],
  // Sequels.
  ['Rocky 4 (1985).avi', 'Rocky IV (1985)'],
  ['Il Padrino - Parte 2.mkv', 'Il padrino - Parte II (1974)'],
  ['Kill Bill Vol. 1.mkv', 'Kill Bill: Volume 1 (2003)'],
  ['Star.Wars.Episode.IV.A.New.Hope.1977.mkv', 'Guerre stellari (1977)'],
  // Numbers as titles.
  ['1917.mkv', '1917 (2019)'],
  ['1917.2019.2160p.UHD.BluRay.x265.mkv', '1917 (2019)'],
  ['300.mp4', '300 (2006)'],
  ['2001.A.Space.Odyssey.1968.1080p.mkv', '2001: Odissea nello spazio (1968)'],
  ['1984.1956.DVDRip.avi', '1984 (1956)'],
  ['Blade Runner 2049.mkv', 'Blade Runner 2049 (2017)'],
  ['Blade.Runner.1982.mkv', 'Blade Runner (1982)'],
  // Episodes.
  // A season newer than the entry.
  ['Dark.S04E01.mkv', 'Dark (2017) 4x1'],
  ['Breaking.Bad.S01E02.720p.mkv', 'Breaking Bad (2008) 1x2'],
  ['Breaking Bad - Stagione 1 Episodio 2.mp4', 'Breaking Bad (2008) 1x2'],
  ['La.Casa.de.Papel.S02E03.SPANISH.mkv', 'La casa di carta (2017) 2x3'],
  ['Lost.s03e22e23.mkv', 'Lost (2004) 3x22, Lost (2004) 3x23'],
  ['Fargo S01E01.mkv', 'Fargo (2014) 1x1'],
  ['Battlestar.Galactica.2004.S03E04.mkv', 'Battlestar Galactica (2004) 3x4'],
  ['Chernobyl E02.mkv', 'Chernobyl (2019) 1x2'],
  // Names that look like release groups, tags or other years.
  ['Ben-Hur.1959.1080p.BluRay.x264-GRP.mkv', 'Ben-Hur (1959)'],
  ['È stata la mano di Dio (2021).mkv', 'È stata la mano di Dio (2021)'],
  ['Wonder Woman 1984 (2020).mkv', 'Wonder Woman 1984 (2020)'],
  ['Wonder.Woman.1984.2020.iTA.mkv', 'Wonder Woman 1984 (2020)'],
  ['A-Team.S01E01.mkv', 'A-Team (1983) 1x1'],
  ['Brooklyn.Nine-Nine.S01E01.mkv', 'Brooklyn Nine-Nine (2013) 1x1'],
  ['Willy, il principe di Bel-Air S01E01.mkv', 'Willy, il principe di Bel-Air (1990) 1x1'],
  // Words of extras and parts that belong to the title's name.
  ['Trailer.Park.Boys.S01E02.mkv', 'Trailer Park Boys (2001) 1x2'],
  ['Intervista.col.vampiro.1994.mkv', 'Intervista col vampiro (1994)'],
  [
    'Harry Potter e i doni della morte parte 1 (2010).mkv',
    'Harry Potter e i doni della morte - Parte 1 (2010)',
  ],
  ['Lost 1x04 - L’intervista.mkv', 'Lost (2004) 1x4'],
  ['La.Casa.di.Carta.S01E01.Parte.1.mkv', 'La casa di carta (2017) 1x1'],
  // Other names.
  ['Money.Heist.S02E03.mkv', 'La casa di carta (2017) 2x3'],
];

/** Videos that are called like a title and are not that title. */
export const EXTRA_VIDEOS: [
  fileName: string,
  more?: { caption?: string; seconds?: number; bytes?: number },
][] = [
  ['Alien.1979.Trailer.mp4'],
  ['Alien (1979) - Trailer ITA.mp4'],
  ['Alien 1979 tv spot.mp4'],
  ['Alien.1979.sample.mkv'],
  ['Alien.1979.Extras.mkv'],
  ['Alien (1979) dietro le quinte.mp4'],
  ['Alien.1979.Making.Of.mkv'],
  ['Alien 1979 scene eliminate.mkv'],
  ['Alien 1979 finale alternativo.mkv'],
  ['Alien (1979) - recensione.mp4'],
  ['Alien 1979 review.mp4'],
  ['Alien (1979) intervista a Ridley Scott.mp4'],
  ['Alien.1979.Commentary.mkv'],
  ['Alien 1979 colonna sonora.mp4'],
  ['Lost S01E04 Trailer.mp4'],
  ['Lost.S01E04.Recap.mkv'],
  ['Dark.S01E01.Behind.the.Scenes.mkv'],
  ['Alien.1979.mkv', { caption: 'Alien (1979) - trailer ufficiale' }],
  ['Alien.1979.mkv', { caption: 'Ecco il trailer!' }],
  ['Alien (1979) escenas eliminadas.mkv'],
  ['Alien (1979)-deleted.mkv'],
  // One part of a film.
  ['Metropolis.1927.CD1.avi'],
  ['Metropolis (1927) parte 1.avi'],
  ['Metropolis (1927) primo tempo.avi'],
  ['Metropolis (1927) 1 di 2.avi'],
  ['Metropolis (1927) [2/2].avi'],
  ['Metropolis (1927) - segunda parte.avi'],
  ['Metropolis (1927).avi', { caption: '🎬 Metropolis (1927)\n\nCD1' }],
  ['Metropolis (1927).avi', { caption: 'Metropolis (1927)\n2/2' }],
  // Far too short, or too small, for a title of 100 minutes or an episode.
  ['Alien.1979.mkv', { seconds: 3600 }],
  ['Alien (1979).mkv', { seconds: 150, bytes: 900_000_000 }],
  ['Alien.1979.mkv', { bytes: 40_000_000 }],
  ['Lost.S01E04.mkv', { seconds: 40 }],
  ['Lost.S01E04.mkv', { bytes: 2_000_000 }],
];

export const UNMATCHED_FILE_NAMES: string[] = [
  // The same title twice, or with a year that neither has.
  'Nosferatu.mkv',
  'Dune.1080p.mkv',
  'Metropolis.1987.mkv',
  'Battlestar Galactica S01E01.mkv',
  // Names of no title, only like one.
  'Rocky II.mkv',
  'Il Padrino Parte III.mkv',
  'Blade.Runner.2050.mkv',
  // Which episode, or which season?
  'Breaking Bad.mkv',
  'Breaking Bad E02.mkv',
  'Dark Stagione 1 completa.mkv',
  '[Group] Cowboy Bebop - 05 [1080p].mkv',
  'Alien.S01E02.mkv',
  'Season 2 Episode 3.mp4',
  // Telephones and computers.
  'VID-20240101-WA0003.mp4',
  '20240101_120000.mp4',
  'WhatsApp Video 2024-01-01 at 12.00.00.mp4',
  'video.mp4',
  '',
];
