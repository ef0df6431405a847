/** What a build is told from outside. */
interface ImportMetaEnv {
  readonly VITE_BOT_USERNAME?: string;
}
