/** A title that an owner makes in the chat. */
export type NewTitle = {
  /** The same origin is the same title. */
  origin: string;
  type: 'film' | 'serie';
  name: string;
  /** Undefined where only `since` is known. */
  year: number | undefined;
  /** The release date of a title without a year: when it was posted or asked for. */
  since: Date | undefined;
  /** Minutes of a film, seasons of a series; 0 where not known. */
  duration: number;
  /** The address of a picture for cover and banner. */
  picture?: string | undefined;
};

/** The name of a new title on one line: `Gita a Goa (2019)`. */
export function newTitleName({ name, year, since = new Date() }: NewTitle): string {
  return `${name} (${year ?? since.getUTCFullYear()})`;
}
