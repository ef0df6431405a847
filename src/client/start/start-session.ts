import { findByPath, ROUTES } from '../routes.ts';
import { type SignInResult, signIn } from '../session/sign-in.ts';
import { askForFirstView, type FirstAnswer } from './first-answers.ts';
import { showFirstContent } from './first-content.ts';

/** Sign-in's result, and the answers that have been asked for with it. */
export type StartedSession = { result: SignInResult; answers: FirstAnswer[] };

/**
 * Signs in at a screen's path; with the token, asks for the first view and shows the first content. Undefined at
 * other paths, which get the error page.
 */
export function startSession(): Promise<StartedSession> | undefined {
  mergeSlashes();
  const { pathname } = location;
  return findByPath<unknown>(ROUTES, pathname) && openSession(pathname);
}

async function openSession(pathname: string): Promise<StartedSession> {
  const result = await signIn();
  if (typeof result !== 'object') return { result, answers: [] };
  const answers = askForFirstView(result.userId, pathname);
  await showFirstContent();
  return { result, answers };
}

/**
 * Joins repeated slashes, such as those after an address that ends with one: the router finds no screen for them, and the
 * History API reads two leading ones as a host.
 */
function mergeSlashes(): void {
  const { pathname, search, hash } = location;
  if (!pathname.includes('//')) return;
  history.replaceState(history.state, '', `${pathname.replace(/\/+/g, '/')}${search}${hash}`);
}
