import type { Platform } from '../../../wire-actions.ts';
import type { IconName } from '../../ui/icons.tsx';
import android from './android.module.css';
import ios from './ios.module.css';
import macos from './macos.module.css';
import tdesktop from './tdesktop.module.css';
import web from './web.module.css';

interface MessengerChrome {
  /** The class that gives it its look. */
  className: string | undefined;
  /** Heights in CSS pixels. */
  header: number;
  button: number;
  /** Around the bottom buttons, above, below and between them. */
  buttonGap: number;
  backIcon: IconName;
  moreIcon: IconName;
  /** The place of the close button: the back button takes its place, or each has its own. */
  close: 'instead of back' | 'at the start' | 'at the end';
}

/** Each platform's frame around a mini app. */
export const MESSENGER_CHROME: Readonly<Record<Platform, MessengerChrome>> = {
  ios: {
    className: ios['frame'],
    header: 56,
    button: 50,
    buttonGap: 8,
    backIcon: 'back',
    moreIcon: 'more',
    close: 'instead of back',
  },
  android: {
    className: android['frame'],
    header: 56,
    button: 46,
    buttonGap: 8,
    backIcon: 'arrow',
    moreIcon: 'moreVertical',
    close: 'instead of back',
  },
  tdesktop: {
    className: tdesktop['frame'],
    header: 48,
    button: 40,
    buttonGap: 10,
    backIcon: 'arrow',
    moreIcon: 'moreVertical',
    close: 'at the end',
  },
  macos: {
    className: macos['frame'],
    header: 50,
    button: 40,
    buttonGap: 10,
    backIcon: 'back',
    moreIcon: 'more',
    close: 'at the start',
  },
  web: {
    className: web['frame'],
    header: 56,
    button: 48,
    buttonGap: 8,
    backIcon: 'arrow',
    moreIcon: 'moreVertical',
    close: 'instead of back',
  },
};
