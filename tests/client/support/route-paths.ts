import { type EarlyRoutePath, ROUTES } from '../../../src/client/routes.ts';

/** A path of every route that the early start opens, by examples of the parameters. */
export function pathsOfRoutes(
  examples: Record<Extract<EarlyRoutePath, `${string}/:${string}`>, readonly string[]>,
): string[] {
  const parts: Partial<Record<string, readonly string[]>> = examples;
  return Object.entries(ROUTES)
    .filter(([, chunk]) => chunk !== 'own')
    .flatMap(([route]) => parts[route]?.map((part) => fill(route, part)) ?? [`/${route}`]);
}

const fill = (route: string, part: string) => `/${route.replace(/:.*/, encodeURIComponent(part))}`;
