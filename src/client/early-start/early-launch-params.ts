import { findBridge } from '../messenger/bridge.ts';
import { findLaunchQuery, initDataIn, platformIn, themeIn } from '../messenger/launch-query.ts';

export type EarlyLaunchParams = {
  theme: ReturnType<typeof themeIn>;
  /** 'ios', 'android', 'tdesktop', ... */
  platform: string;
  /** The messenger's signed init data, raw. */
  initData: string | undefined;
};

/**
 * The launch parameters that the early start uses, each read separately; null without any, or without a messenger.
 */
export function readEarlyLaunchParams(): EarlyLaunchParams | null {
  const query = findBridge() && findLaunchQuery();
  if (query === undefined) return null;
  return {
    // Read after the sign-in has been sent, which does not need it.
    get theme() {
      return themeIn(query);
    },
    platform: platformIn(query),
    initData: initDataIn(query),
  };
}
