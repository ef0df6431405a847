import styles from './burst.module.css';

const COLOURS = [
  'var(--tgui--button_color)',
  'var(--tgui--accent_text_color)',
  'var(--second-accent)',
  'var(--tgui--hint_color)',
];
const COUNT = 28;

/** Each piece flies to a different place: spread evenly, at three distances. */
const PIECES = Array.from({ length: COUNT }, (_, index) => {
  const angle = (index / COUNT) * 2 * Math.PI;
  const distance = 190 + 55 * (index % 3);
  return {
    '--x': `${Math.round(Math.cos(angle) * distance)}px`,
    '--y': `${Math.round(Math.sin(angle) * distance * 1.2)}px`,
    '--turn': `${index * 47}deg`,
    '--delay': `${(index % 4) * 30}ms`,
    background: COLOURS[index % COLOURS.length],
  };
});

/** Pieces that fly out from behind the poster, once. Reduced motion ends them before they show. */
export function Burst() {
  return (
    <div className={styles['burst']} aria-hidden="true">
      {PIECES.map((style, index) => (
        <span key={index} style={style} />
      ))}
    </div>
  );
}
