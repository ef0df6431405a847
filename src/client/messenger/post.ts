import { findBridge } from './bridge.ts';
import { currentLaunchParams } from './environment.ts';
import { supportsMethod } from './supports.ts';

/**
 * Calls a method of the messenger without the SDK, which loads after the first paint. Does nothing outside a messenger and
 * where the method is not supported; throws what the bridge throws.
 */
export function post(method: string, params?: unknown): void {
  const launch = currentLaunchParams();
  if (launch && supportsMethod(method, launch.version)) findBridge()?.(method, params);
}
