/** A channel's name, and its files in the order of their posts. */
type Channel = { name: string; files: string[] };

const FILES_OF_CHANNEL = 200;
const TITLES = ['Il porto di sale', 'Las hojas rojas'];

const pad = (number: number, width: number) => String(number).padStart(width, '0');

/** A file's name by its number from 1 on, where the channel has one series. */
const OF_ONE_SERIES: Record<string, (number: number) => string> = {
  'number before a sign': (n) => `${n} ~ Il porto di sale.mp4`,
  'number in angles': (n) => `Las hojas rojas «${pad(n, 3)}».mkv`,
  'number joined by an equals sign': (n) => `Quiet Harbour = ${n} = ITA.mp4`,
  'number with hundreds of a season': (n) => `casa_molo_${1 + Math.floor(n / 50)}${pad(n % 50, 2)}.avi`,
  'number behind a letter': (n) => `Il porto di sale v${n} finale.mp4`,
  'number, then a total': (n) => `Las hojas rojas ${n}_${FILES_OF_CHANNEL}.mp4`,
  'number around which a channel names itself': (n) => `@hojas ${pad(n, 4)} @hojas.mp4`,
};

/** The same of channels with several series: each title has a hundred files. */
const OF_SEVERAL: Record<string, (title: string, number: number) => string> = {
  'title in brackets behind the number': (title, n) => `${pad(n, 2)} {${title}}.mkv`,
  'season by a letter': (title, n) => `${title} ${n > 50 ? 'B' : 'A'}${pad(n > 50 ? n - 50 : n, 2)}.mkv`,
  'number by a degree sign': (title, n) => `${title}, ${n}° .mp4`,
};

/**
 * Ten channels of 200 files, each with a different way of writing a number: seven of one series, three of two. One
 * question a series would be enough.
 */
export function inventedChannels(): Channel[] {
  const numbers = Array.from({ length: FILES_OF_CHANNEL }, (_, at) => at + 1);
  const ofOne = Object.entries(OF_ONE_SERIES).map(([name, write]) => ({ name, files: numbers.map(write) }));
  const ofSeveral = Object.entries(OF_SEVERAL).map(([name, write]) => {
    const each = FILES_OF_CHANNEL / 2;
    const files = TITLES.slice(0, 2).flatMap((title) => numbers.slice(0, each).map((n) => write(title, n)));
    return { name, files };
  });
  return [...ofOne, ...ofSeveral];
}
