import type { Insets } from './insets.ts';

export type ThemeParams = Readonly<Record<string, string>>;

/** What the device and the messenger are like right now; the page's controls change it while the app is open. */
export interface Surroundings {
  version: string;
  platform: string;
  theme: ThemeParams;
  /** The size of the mini app's own area, in CSS pixels. */
  viewport: { width: number; height: number };
  /** What the device covers of it. */
  safeArea: Insets;
  /** What the messenger's own controls cover besides. */
  contentSafeArea: Insets;
}

/** What the mini app asks for and only the messenger around the frame can give. */
export interface Messenger {
  close(): void;
  /** Hands data to the bot, for an app that a button of its keyboard has opened; others have nobody to tell. */
  sendData(data: string): void;
  openLink(url: string): void;
  /** A place in the messenger, without its host: `/share/url?url=...`, `/botname?start=...`. */
  openPlace(path: string): void;
  /** Shows the payment sheet; answers what became of it. */
  openInvoice(slug: string): Promise<'paid' | 'cancelled' | 'failed' | 'pending'>;
  switchInline(query: string, chatTypes: readonly string[]): void;
  /** Asks the person a question in the frame. */
  ask(question: 'write access' | 'phone' | 'home screen' | 'close'): Promise<boolean>;
  readClipboard(): Promise<string | null>;
  /** What this person's app keeps: in the messenger's cloud, on the device, in the device's safe. */
  storage(kind: 'cloud' | 'device' | 'secure'): Map<string, string>;
  /** Puts the frame back at the address that it was opened with. */
  reinsert(): void;
}
