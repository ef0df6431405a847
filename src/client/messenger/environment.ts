/** The messenger's launch parameters. */
export interface LaunchParams {
  /** All of them, as the messenger passed them. */
  query: string;
  /** The version of the messenger's protocol, such as '8.0'. */
  version: string;
  /** 'ios', 'android', 'tdesktop', ... */
  platform: string;
  /** The colours by name, such as `bg_color`. */
  theme: Record<string, string>;
  /** The signed init data, raw, for the server to verify. */
  initData: string | undefined;
  /** The bot's permission to write to the person, if the messenger reports it. */
  writeAccess: 'granted' | 'missing' | 'unknown';
  /** The person's first name and photo, as far as the messenger says. */
  person: { name?: string | undefined; photo?: string | undefined };
}

let launchParams: LaunchParams | undefined;

/** Sets that the app runs inside a messenger. */
export function setLaunchParams(current: LaunchParams): void {
  launchParams = current;
}

/** The launch parameters; undefined outside a messenger. */
export function currentLaunchParams(): LaunchParams | undefined {
  return launchParams;
}

/** True if the app is open inside a messenger; false until `startMessenger` has run. */
export function isInMessenger(): boolean {
  return launchParams !== undefined;
}
