import { queryOptions, useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { DESK_PATH } from '../../../../contract/desk/desk.ts';
import { getTroubles } from '../../../../contract/desk/troubles.ts';
import { refetchOnReturn } from '../../../calls/retries.ts';
import { sendRequest } from '../../../calls/send-request.ts';
import { shortMoment } from '../../../languages/formats.ts';
import { texts } from '../../../languages/texts.ts';
import tiles from '../../../ui/grid/tiles.module.css';
import { DESK_KEY } from '../desk-query.ts';
import { figuresSection } from '../figures/figures-section.tsx';
import styles from './desk-start.module.css';

/** Troubles as the bot has reported them in the chat; nothing while all is well. */
export function Troubles() {
  const { data: troubles = [] } = useQuery(troublesQuery());
  if (troubles.length === 0) return null;
  return (
    <section className={styles['part']} aria-labelledby="desk-broken">
      <h2 id="desk-broken">{texts.desk.start.broken}</h2>
      <ul className={`${tiles['tiles']} ${styles['troubles']}`}>
        {troubles.map(({ check, message, hint, since }) => (
          <li key={`${check} ${message}`}>
            <Link to={`${DESK_PATH}/${figuresSection.path}`} className={`press ${tiles['tile']}`}>
              <b>{check}</b>
              <span>{message}</span>
              {hint !== undefined && <span>{hint}</span>}
              <small>{texts.desk.start.since(shortMoment(since))}</small>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

const troublesQuery = () =>
  queryOptions({
    queryKey: [DESK_KEY, 'troubles'],
    queryFn: async ({ signal }) => (await sendRequest(getTroubles, { signal })).troubles,
    staleTime: 0,
    refetchOnWindowFocus: refetchOnReturn,
  });
