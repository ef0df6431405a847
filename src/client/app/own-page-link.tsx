import { useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { texts } from '../languages/texts.ts';
import { initialOf } from '../lib/initial-of.ts';
import { isBesideTabs, OWN_PAGE_PATH, pathSegments } from '../lib/navigation/path.ts';
import { whenIdle } from '../lib/timing/when-idle.ts';
import { currentLaunchParams } from '../messenger/environment.ts';
import { useExtensions } from '../session/use-user.ts';
import { Icon } from '../ui/icons.tsx';
import styles from './own-page-link.module.css';

type Person = NonNullable<ReturnType<typeof currentLaunchParams>>['person'];

/**
 * Link to the person's own page, the last icon of the top bar: on top-level routes, if the server has such pages
 * (behaviour 22.1).
 */
export function OwnPageLink() {
  const person = usePersonOnceIdle();
  const { pathname } = useLocation();
  const extensions = useExtensions();
  if (!extensions || pathSegments(pathname).length > 1 || isBesideTabs(pathname)) return null;
  return (
    <Link
      to={OWN_PAGE_PATH}
      className={`press ${styles['link']}`}
      aria-label={texts.sections.ownPage}
      data-own="page"
    >
      <Portrait {...person} />
    </Link>
  );
}

/** A person's photo, else their initial, else a figure. */
function Portrait({ name, photo }: Person) {
  const [broken, setBroken] = useState<string>();
  if (photo && photo !== broken)
    return <img src={photo} alt="" width="30" height="30" onError={() => setBroken(photo)} />;
  return <span>{name ? initialOf(name) : <Icon name="person" size={20} />}</span>;
}

/**
 * The person who opened the app, as the messenger names them. Empty in the first render, which the build has made,
 * and until the photo costs the first screen nothing.
 */
function usePersonOnceIdle(): Person {
  const [person, setPerson] = useState<Person>({});
  useEffect(() => {
    let isLeft = false;
    whenIdle(() => !isLeft && setPerson(currentLaunchParams()?.person ?? {}));
    return () => {
      isLeft = true;
    };
  }, []);
  return person;
}
