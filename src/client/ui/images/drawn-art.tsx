import { type DrawnTitle, drawnCoverStyle } from '../../../contract/drawn-cover.ts';
import styles from './drawn-art.module.css';

/** The size of a letter in place of the name, in percent of the width. */
const INITIAL_SIZE = 46;

type DrawnArtProps = {
  title: DrawnTitle;
  /** The title's name, or its initial; without it the drawing alone. */
  name?: string;
  hidden?: boolean;
};

/** The drawing of a title without a picture, filling its frame. */
export function DrawnArt({ title, name, hidden }: DrawnArtProps) {
  const drawn = drawnCoverStyle(title);
  const style = name === undefined || name === title.titolo ? drawn : { ...drawn, '--size': INITIAL_SIZE };
  return (
    <span className={styles['art']} data-form={drawn['--form']} style={style} aria-hidden={hidden}>
      {name !== undefined && (
        <span className={styles['name']} dir="auto">
          {name}
        </span>
      )}
    </span>
  );
}
