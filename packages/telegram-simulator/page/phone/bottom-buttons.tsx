import type { BottomButton, FrameState } from '../host/frame-state.ts';
import type { Host } from '../host/host.ts';
import styles from './bottom-buttons.module.css';

interface BottomButtonsProps {
  host: Host;
  frame: FrameState;
  height: number;
}

/** The large buttons that the mini app may ask the messenger for. */
export function BottomButtons({ host, frame, height }: BottomButtonsProps) {
  if (height === 0) return null;
  return (
    <div className={styles['bar']} style={{ height }} data-position={frame.secondaryPosition}>
      <Large button={frame.secondary} kind="secondary" onPress={() => host.pressSecondary()} />
      <Large button={frame.main} kind="main" onPress={() => host.pressMain()} />
    </div>
  );
}

function Large({ button, kind, onPress }: { button: BottomButton; kind: string; onPress: () => void }) {
  if (!button.isVisible) return null;
  const colours = { background: button.color, color: button.textColor };
  return (
    <button
      type="button"
      className={styles['button']}
      data-part="button"
      data-kind={kind}
      style={colours}
      disabled={!button.isActive}
      aria-busy={button.isBusy}
      onClick={onPress}
    >
      {button.text}
    </button>
  );
}
