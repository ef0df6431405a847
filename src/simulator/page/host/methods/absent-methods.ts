import { type Methods, plain } from '../method.ts';

const UNSUPPORTED = { error: 'UNSUPPORTED' };

/** What this machine has not got. The messenger answers for devices without it just so. */
export const absentMethods: Methods = {
  web_app_biometry_get_info: plain('7.2', ({ send }) => send('biometry_info_received', { available: false })),
  web_app_biometry_request_access: plain('7.2', ({ send }) =>
    send('biometry_info_received', { available: false }),
  ),
  web_app_biometry_request_auth: plain('7.2', ({ send }) =>
    send('biometry_auth_requested', { status: 'failed' }),
  ),
  web_app_biometry_update_token: plain('7.2', ({ send }) =>
    send('biometry_token_updated', { status: 'failed' }),
  ),
  web_app_open_scan_qr_popup: plain('6.4', ({ send }) => send('scan_qr_popup_closed')),
  web_app_check_location: plain('8.0', ({ send }) => send('location_checked', { available: false })),
  web_app_request_location: plain('8.0', ({ send }) => send('location_requested', { available: false })),
  web_app_request_emoji_status_access: plain('8.0', ({ send }) =>
    send('emoji_status_access_requested', { status: 'cancelled' }),
  ),
  web_app_set_emoji_status: plain('8.0', ({ send }) => send('emoji_status_failed', UNSUPPORTED)),
  web_app_send_prepared_message: plain('8.0', ({ send }) => send('prepared_message_failed', UNSUPPORTED)),
  web_app_request_file_download: plain('8.0', ({ send }) =>
    send('file_download_requested', { status: 'cancelled' }),
  ),
  web_app_start_accelerometer: plain('8.0', ({ send }) => send('accelerometer_failed', UNSUPPORTED)),
  web_app_start_gyroscope: plain('8.0', ({ send }) => send('gyroscope_failed', UNSUPPORTED)),
  web_app_start_device_orientation: plain('8.0', ({ send }) =>
    send('device_orientation_failed', UNSUPPORTED),
  ),
};
