/** Pictures that people have sent to the bot, or that the messenger has made of a video: kept by the messenger. */
const FOLDER = '/bot-file/';
const PATH = /^\/bot-file\/([\w-]{1,200})$/;

/** The address of a file of the bot's as a title's picture. */
export function botFilePath(fileId: string): string {
  return `${FOLDER}${fileId}`;
}

/** The file's id; undefined for any other address. */
export function botFileIn(address: string): string | undefined {
  return PATH.exec(address)?.[1];
}
