export const USAGE = `Usage: npm run vetrina -- <command>

  premium grant <user> [days]     make somebody premium: so many days more, or without end
  premium withdraw <user>         end somebody's premium
  list create <user> <title>      make a list for somebody and print its number
  list delete <user> <list>       delete one of somebody's lists
  list show <user>                print somebody's lists
  link <user>                     print a launch link for somebody
  demo load                       fill an empty catalogue with the demo
  help                            print this

A user is the id that the launch link carries. The settings (DATABASE_URL, DATA_DIR, ...) are the server's.`;

/** A command that was not understood; the message says what is wrong with it. */
export class UsageError extends Error {
  override name = 'UsageError';
}
