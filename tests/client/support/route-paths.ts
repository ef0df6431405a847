import { OWN_ROUTES, ROUTES, type RoutePath } from '../../../src/client/routes.ts';

/** A route of the specification. */
export type SpecifiedPath = Exclude<RoutePath, (typeof OWN_ROUTES)[number]>;

/** A path of every specified route, by examples of the parameters. */
export function pathsOfRoutes(
  examples: Record<Extract<SpecifiedPath, `${string}/:${string}`>, readonly string[]>,
): string[] {
  const parts: Partial<Record<string, readonly string[]>> = examples;
  const own: readonly string[] = OWN_ROUTES;
  return Object.keys(ROUTES)
    .filter((route) => !own.includes(route))
    .flatMap((route) => parts[route]?.map((part) => fill(route, part)) ?? [`/${route}`]);
}

const fill = (route: string, part: string) => `/${route.replace(/:.*/, encodeURIComponent(part))}`;
