/** One of the two large buttons under the mini app. */
export interface BottomButton {
  isVisible: boolean;
  isActive: boolean;
  isBusy: boolean;
  text: string;
  /** Undefined: the theme's button colours. */
  color: string | undefined;
  textColor: string | undefined;
}

type ColourChoice = { key: 'bg_color' | 'secondary_bg_color' } | { color: string };

export interface PopupButton {
  id: string;
  text: string;
  isDestructive: boolean;
}

export interface Popup {
  title: string;
  message: string;
  buttons: PopupButton[];
}

/** The frame's state, as the mini app has requested it. */
export interface FrameState {
  isReady: boolean;
  isExpanded: boolean;
  isFullscreen: boolean;
  /** Undefined: the theme's own header colour. */
  header: ColourChoice | undefined;
  background: string | undefined;
  bottomBar: string | undefined;
  hasBack: boolean;
  hasSettings: boolean;
  needsConfirmation: boolean;
  allowsSwipe: boolean;
  main: BottomButton;
  secondary: BottomButton;
  secondaryPosition: 'left' | 'right' | 'top' | 'bottom';
  popup: Popup | undefined;
  /** The latest haptic tap; `count` tells two equal ones apart. */
  haptic: { kind: string; count: number } | undefined;
}

const HIDDEN: BottomButton = {
  isVisible: false,
  isActive: true,
  isBusy: false,
  text: 'Continua',
  color: undefined,
  textColor: undefined,
};

/** A frame around a mini app that has sent no call yet. Desktop windows have no half-open state. */
export function initialFrame(isExpanded: boolean): FrameState {
  return {
    isReady: false,
    isExpanded,
    isFullscreen: false,
    header: undefined,
    background: undefined,
    bottomBar: undefined,
    hasBack: false,
    hasSettings: false,
    needsConfirmation: false,
    allowsSwipe: true,
    main: HIDDEN,
    secondary: { ...HIDDEN, text: 'Annulla' },
    secondaryPosition: 'left',
    popup: undefined,
    haptic: undefined,
  };
}
