const format = new Intl.NumberFormat('it-IT');

/** A number as Italians write it. */
export const number = (value: number): string => format.format(value);

/** `1 aperta`, `2 aperte`. */
export const counted = (times: number, one: string, many: string): string =>
  `${number(times)} ${times === 1 ? one : many}`;
