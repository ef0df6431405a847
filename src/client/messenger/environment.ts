/** What the messenger said on opening the app. */
export interface MessengerLaunch {
  /** The version of the messenger's protocol, such as '8.0'. */
  version: string;
  /** 'ios', 'android', 'tdesktop', ... */
  platform: string;
  /** The launch data as the messenger signed it, for the server to check. */
  signedData: string | undefined;
}

let launch: MessengerLaunch | undefined;

/** Settles, once, that the app runs inside a messenger. */
export function rememberLaunch(current: MessengerLaunch): void {
  launch = current;
}

/** The launch; undefined outside a messenger. */
export function currentLaunch(): MessengerLaunch | undefined {
  return launch;
}

/** Whether the app is open inside a messenger. False until `startMessenger` has run. */
export function inMessenger(): boolean {
  return launch !== undefined;
}
