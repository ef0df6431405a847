import { findBridge } from './bridge.ts';
import { currentLaunchParams } from './environment.ts';

/** The versions of the messenger's protocol that brought what the app posts itself; all others have been there always. */
const SINCE: Record<string, string> = {
  web_app_set_header_color: '6.1',
  web_app_set_background_color: '6.1',
  web_app_setup_back_button: '6.1',
  web_app_open_invoice: '6.1',
  web_app_open_tg_link: '6.1',
  web_app_request_write_access: '6.9',
  web_app_setup_swipe_behavior: '7.7',
  web_app_set_bottom_bar_color: '7.10',
  web_app_request_safe_area: '8.0',
  web_app_request_content_safe_area: '8.0',
  web_app_send_prepared_message: '8.0',
  web_app_check_home_screen: '8.0',
  web_app_add_to_home_screen: '8.0',
};

/**
 * Calls a method of the messenger without the SDK, which loads after the first paint. Does nothing outside a messenger and
 * where the method is not supported; throws what the bridge throws.
 */
export function post(method: string, params?: unknown): void {
  const launch = currentLaunchParams();
  if (launch && supportsMethod(method, launch.version)) findBridge()?.(method, params);
}

/** Whether a messenger of this version knows the method. */
export function supportsMethod(method: string, version: string): boolean {
  const needed = parts(SINCE[method] ?? '0');
  const given = parts(version);
  const differs = [0, 1].find((index) => given[index] !== needed[index]) ?? 0;
  return (given[differs] ?? 0) >= (needed[differs] ?? 0);
}

function parts(version: string): [major: number, minor: number] {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return [major, minor];
}
