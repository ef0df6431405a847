import { genreName } from '../../../../languages/genre-name.ts';
import { texts } from '../../../../languages/texts.ts';
import tiles from '../../../../ui/grid/tiles.module.css';
import { Icon } from '../../../../ui/icons.tsx';
import { DrawnArt } from '../../../../ui/images/drawn-art.tsx';
import styles from './benefits.module.css';

const { lists, filters, titles } = texts.ownPage.premium.benefits;

/** The parts of the app that Premium adds, the larger ones with a small drawing of their screens. */
export function Benefits() {
  return (
    <ul className={tiles['tiles']} aria-label={texts.ownPage.premium.benefitsName}>
      <li className={tiles['tile']}>
        <div className={styles['picture']} aria-hidden="true">
          <b className={styles['heading']}>{texts.lists.yours}</b>
          <Covers names={SOME} />
          <Covers names={OTHERS} />
        </div>
        <Words of={lists} />
      </li>
      <li className={tiles['tile']}>
        <div className={styles['picture']} aria-hidden="true">
          <span className={styles['chips']}>
            <span data-on="">{genreName('Commedia')}</span>
            <span>{texts.filters.durations['2 ore']}</span>
          </span>
          <Covers names={OTHERS} />
          <Covers names={SOME} />
        </div>
        <Words of={filters} />
      </li>
      <li className={`${tiles['tile']} ${styles['plain']}`}>
        <Icon name="check" />
        <Words of={titles} />
      </li>
    </ul>
  );
}

function Words({ of: [name, about] }: { of: readonly [string, string] }) {
  return (
    <p className={styles['words']}>
      {name}
      <small>{about}</small>
    </p>
  );
}

/** Each gives a drawing, and stands for no title. */
const SOME = ['pioggia', 'luna', 'cielo', 'lago'];
const OTHERS = ['sole', 'stella', 'bosco', 'fiume'];

function Covers({ names }: { names: readonly string[] }) {
  return (
    <span className={styles['covers']}>
      {names.map((titolo) => (
        <span key={titolo}>
          <DrawnArt title={{ titolo, generi: null }} />
        </span>
      ))}
    </span>
  );
}
