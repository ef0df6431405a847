/** Titles with confusable names, and file names that are each surely one of them, or none. */
type Row = [titolo: string, year: number, original?: string];

const FILMS: Row[] = [
  ['Nosferatu il vampiro', 1922, 'Nosferatu, eine Symphonie des Grauens'],
  ['Nosferatu', 1979],
  ['Nosferatu', 2024],
  ['Frankenstein', 1931],
  ['Frankenstein di Mary Shelley', 1994],
  ['Metropolis', 1927],
  ['Metropolis', 2001],
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
  ['Battlestar Galactica', 1978, undefined, 1],
  ['Battlestar Galactica', 2004, undefined, 4],
].map((row) => row as [...Row, number]);

export type VideoTitle = {
  type: 'film' | 'serie';
  titolo: string;
  year: number;
  original?: string | undefined;
  durata: number;
};

export const VIDEO_TITLES: readonly VideoTitle[] = [
  ...FILMS.map(([titolo, year, original]) => ({
    type: 'film' as const,
    titolo,
    year,
    original,
    durata: 100,
  })),
  ...SERIES.map(([titolo, year, original, durata]) => ({
    type: 'serie' as const,
    titolo,
    year,
    original,
    durata,
  })),
];

export const SURE_FILE_NAMES: [fileName: string, title: string][] = [
  // With the year, as people and as release groups write it.
  ['Nosferatu (1979).mkv', 'Nosferatu (1979)'],
  ['Nosferatu.2024.1080p.WEB-DL.DDP5.1.H.264-GRP.mkv', 'Nosferatu (2024)'],
  ['Nosferatu il vampiro (1922) [Restaurato].avi', 'Nosferatu il vampiro (1922)'],
  ['[MULTI] Metropolis [1927] [DVDRip].avi', 'Metropolis (1927)'],
  ['metropolis_2001_sub_ita.mp4', 'Metropolis (2001)'],
  ['La.Dolce.Vita.1960.iTALiAN.AC3.BRRip.XviD-T4P3.avi', 'La dolce vita (1960)'],
  ['Dune.2021.iTA-ENG.UHD.2160p.x265.mkv', 'Dune (2021)'],
  ['The.Italian.Job.1969.720p.BluRay.x264.mkv', 'Un colpo all’italiana (1969)'],
  ['Fargo.1996.REMASTERED.1080p.mkv', 'Fargo (1996)'],
  // A year beside: shown elsewhere a year later.
  ['La grande illusione 1938.mkv', 'La grande illusione (1937)'],
  // Without the year, the only title of its name.
  ['La grande illusione.mp4', 'La grande illusione (1937)'],
  ['la_citta_incantata.mkv', 'La città incantata (2001)'],
  ['12 Angry Men.mkv', 'La parola ai giurati (1957)'],
  ['8½.mkv', '8½ (1963)'],
  ['Alien.mkv', 'Alien (1979)'],
  ['Aliens.mkv', 'Aliens - Scontro finale (1986)'],
  // Sequels.
  ['Alien 3.mkv', 'Alien 3 (1992)'],
  ['Rocky 4 (1985).avi', 'Rocky IV (1985)'],
  ['Rocky.IV.1080p.mkv', 'Rocky IV (1985)'],
  ['Il Padrino - Parte 2.mkv', 'Il padrino - Parte II (1974)'],
  ['The.Godfather.Part.II.1974.mkv', 'Il padrino - Parte II (1974)'],
  ['Il Padrino (1972).mkv', 'Il padrino (1972)'],
  ['Kill.Bill.Vol.2.2004.mkv', 'Kill Bill: Volume 2 (2004)'],
  ['Kill Bill Vol. 1.mkv', 'Kill Bill: Volume 1 (2003)'],
  ['Dune - Parte due (2024).mkv', 'Dune - Parte due (2024)'],
  ['Scream 2 (1997).mkv', 'Scream 2 (1997)'],
  ['Star.Wars.Episode.IV.A.New.Hope.1977.mkv', 'Guerre stellari (1977)'],
  // Numbers as titles.
  ['1917.mkv', '1917 (2019)'],
  ['1917.2019.2160p.UHD.BluRay.x265.mkv', '1917 (2019)'],
  ['300.mp4', '300 (2006)'],
  ['300.1080p.BluRay.mkv', '300 (2006)'],
  ['2001 - Odissea nello spazio.mkv', '2001: Odissea nello spazio (1968)'],
  ['2001.A.Space.Odyssey.1968.1080p.mkv', '2001: Odissea nello spazio (1968)'],
  ['1984.1956.DVDRip.avi', '1984 (1956)'],
  ['Blade Runner 2049.mkv', 'Blade Runner 2049 (2017)'],
  ['Blade.Runner.2049.2017.1080p.mkv', 'Blade Runner 2049 (2017)'],
  ['Blade.Runner.1982.mkv', 'Blade Runner (1982)'],
  // Episodes.
  ['Breaking.Bad.S01E02.720p.mkv', 'Breaking Bad (2008) 1x2'],
  ['Breaking Bad 1x02 ITA.mkv', 'Breaking Bad (2008) 1x2'],
  ['Breaking Bad - 3x10 - La mosca.mkv', 'Breaking Bad (2008) 3x10'],
  ['Breaking Bad - Stagione 1 Episodio 2.mp4', 'Breaking Bad (2008) 1x2'],
  ['Breaking Bad Stagione 2 Ep. 3 ITA.mp4', 'Breaking Bad (2008) 2x3'],
  ['La.Casa.de.Papel.S02E03.SPANISH.mkv', 'La casa di carta (2017) 2x3'],
  ['Lost - Season 2 Episode 3.mkv', 'Lost (2004) 2x3'],
  ['Lost.s03e22e23.mkv', 'Lost (2004) 3x22, Lost (2004) 3x23'],
  ['Fargo S01E01.mkv', 'Fargo (2014) 1x1'],
  ['Battlestar.Galactica.2004.S03E04.mkv', 'Battlestar Galactica (2004) 3x4'],
  ['Chernobyl E02.mkv', 'Chernobyl (2019) 1x2'],
  ['Chernobyl - Episodio 3.mkv', 'Chernobyl (2019) 1x3'],
];

export const UNSURE_FILE_NAMES: string[] = [
  // The same title twice, or with a year that neither has.
  'Nosferatu.mkv',
  'Frankenstein.mkv',
  'Dune.1080p.mkv',
  'Metropolis.1987.mkv',
  'Fargo.mkv',
  'Battlestar Galactica S01E01.mkv',
  // Not the name of any, only like one.
  'Rocky II.mkv',
  'Alien Resurrection.mkv',
  'Kill Bill.mkv',
  'Il Padrino Parte III.mkv',
  'Blade.Runner.2050.mkv',
  'Nosferatu i Venedig (1988).mkv',
  // Which episode, or which season?
  'Breaking Bad.mkv',
  'Breaking Bad E02.mkv',
  'Dark Stagione 1 completa.mkv',
  'Dark.S04E01.mkv',
  '[Group] Cowboy Bebop - 05 [1080p].mkv',
  'Alien.S01E02.mkv',
  'Season 2 Episode 3.mp4',
  // Telephones and computers.
  'VID_20240101.mp4',
  'VID-20240101-WA0003.mp4',
  'IMG_1234.MOV',
  '20240101_120000.mp4',
  'PXL_20240101_120000123.mp4',
  'WhatsApp Video 2024-01-01 at 12.00.00.mp4',
  'Screen Recording 2024-01-01.mp4',
  'video.mp4',
  'film.mp4',
  '',
];
