import { findProgram } from '../commands/find-program.mjs';

const PROGRAMS = ['WebKitWebDriver', 'xvfb-run', 'xauth'];

export const WEBKIT_INSTALL_HINT =
  'install them by "apt-get install webkit2gtk-driver xvfb xauth", or your system\'s packages';

/** The programs missing on this machine to drive WebKitGTK. */
export async function missingWebkitPrograms() {
  const isThere = await Promise.all(PROGRAMS.map((name) => findProgram([name])));
  return PROGRAMS.filter((_, index) => !isThere[index]);
}
