import { usePageState } from '../state/page-state-context.tsx';
import { THEME_NAMES, THEMES, themeParamsOf } from '../themes.ts';
import styles from './panel.module.css';

/** The messenger's theme; changes at once, in an open mini app too. */
export function ThemePicker() {
  const { device, changeDevice } = usePageState();
  return (
    <div className={styles['themes']} role="radiogroup" aria-label="Tema">
      {THEME_NAMES.map((name) => {
        const params = themeParamsOf(name, device.platform);
        const colours = {
          '--page': params['bg_color'],
          '--letters': params['text_color'],
          '--strong': params['button_color'],
        };
        return (
          <button
            key={name}
            type="button"
            role="radio"
            aria-checked={device.theme === name}
            className={styles['theme']}
            onClick={() => changeDevice({ theme: name })}
          >
            <span className={styles['swatch']} style={colours} />
            {THEMES[name].name}
          </button>
        );
      })}
    </div>
  );
}
