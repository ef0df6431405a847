/** The letter that represents a person in a circle. */
export function initialOf(name: string): string {
  return /\p{L}|\p{N}/u.exec(name)?.[0].toUpperCase() ?? '?';
}
