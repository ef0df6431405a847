import { type HostMethods, methodWithoutParams } from '../host-method.ts';

const UNSUPPORTED = { error: 'UNSUPPORTED' };

/**
 * Methods for hardware that is not there, answered as the messenger does on such a device: method, since which version,
 * event and data. Without an event there is no answer.
 */
const ABSENT: readonly (readonly [method: string, since: string, event?: string, data?: object])[] = [
  ['web_app_biometry_get_info', '7.2', 'biometry_info_received', { available: false }],
  ['web_app_biometry_request_access', '7.2', 'biometry_info_received', { available: false }],
  ['web_app_biometry_request_auth', '7.2', 'biometry_auth_requested', { status: 'failed' }],
  ['web_app_biometry_update_token', '7.2', 'biometry_token_updated', { status: 'failed' }],
  ['web_app_biometry_open_settings', '7.2'],
  ['web_app_open_scan_qr_popup', '6.4', 'scan_qr_popup_closed'],
  ['web_app_close_scan_qr_popup', '6.4'],
  ['web_app_check_location', '8.0', 'location_checked', { available: false }],
  ['web_app_request_location', '8.0', 'location_requested', { available: false }],
  ['web_app_open_location_settings', '8.0'],
  ['web_app_request_emoji_status_access', '8.0', 'emoji_status_access_requested', { status: 'cancelled' }],
  ['web_app_set_emoji_status', '8.0', 'emoji_status_failed', UNSUPPORTED],
  ['web_app_request_file_download', '8.0', 'file_download_requested', { status: 'cancelled' }],
  ['web_app_start_accelerometer', '8.0', 'accelerometer_failed', UNSUPPORTED],
  ['web_app_stop_accelerometer', '8.0', 'accelerometer_stopped'],
  ['web_app_start_gyroscope', '8.0', 'gyroscope_failed', UNSUPPORTED],
  ['web_app_stop_gyroscope', '8.0', 'gyroscope_stopped'],
  ['web_app_start_device_orientation', '8.0', 'device_orientation_failed', UNSUPPORTED],
  ['web_app_stop_device_orientation', '8.0', 'device_orientation_stopped'],
];

export const unsupportedMethods: HostMethods = Object.fromEntries(
  ABSENT.map(([name, since, event, data]) => [
    name,
    methodWithoutParams(since, ({ send }) => {
      if (event) send(event, data);
    }),
  ]),
);
