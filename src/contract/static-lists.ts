/** The static lists (behaviour 1.4). The first is the default one (behaviour 1.4). */
export const STATIC_LISTS = ['liste', 'mi_piace', 'preferiti'] as const;
export type StaticList = (typeof STATIC_LISTS)[number];

export function isStaticList(list: string): list is StaticList {
  return STATIC_LISTS.some((name) => name === list);
}
