import type { ReactNode } from 'react';
import type { Title } from '../../../../contract/titles.ts';
import { pathToTitle } from '../../../lib/navigation/path.ts';

const titles = new WeakMap<Element, Title>();

/** The link to a title that holds this element, and its title. */
export function titleLinkAt(element: Element): { link: HTMLElement; title: Title } | undefined {
  const link = element.closest('a');
  const title = link ? titles.get(link) : undefined;
  return link && title ? { link, title } : undefined;
}

type TitleLinkProps = { title: Title; className: string; children: ReactNode };

/**
 * A link to a title's screen. A plain anchor: `useTitleLinkEvents` handles the presses of all links at once, since
 * a screen has dozens.
 */
export function TitleLink({ title, className, children }: TitleLinkProps) {
  return (
    <a
      ref={(link) => void (link && titles.set(link, title))}
      href={pathToTitle(title.id)}
      className={`press ${className}`}
      draggable={false}
      data-soon={title.in_arrivo === 1 ? '' : undefined}
    >
      {children}
    </a>
  );
}
