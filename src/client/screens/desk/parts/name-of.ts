type Named = { id: string; username: string | null; firstName: string | null };

/** A person's first name, else their @name, else their number. */
export function nameOf({ firstName, username, id }: Named): string {
  return firstName ?? (username === null ? id : `@${username}`);
}
