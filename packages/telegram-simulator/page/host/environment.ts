import type { ThemeParams } from '../../wire-actions.ts';
import type { ChatKind } from '../../wire-message.ts';
import type { Insets } from './insets.ts';

/** The present device and messenger; the panel changes them while the app is open. */
export interface HostEnvironment {
  version: string;
  platform: string;
  theme: ThemeParams;
  /** The size of the mini app's own area, in CSS pixels. */
  viewport: { width: number; height: number };
  /** The part that the device covers. */
  safeArea: Insets;
  /** The part that the messenger's own controls cover besides. */
  contentSafeArea: Insets;
}

/** The stores of a person's app: the messenger's cloud, the device, secure storage; and the shared number. */
export type StorageKind = 'cloud' | 'device' | 'secure' | 'contact';

export type PaymentStatus = 'paid' | 'cancelled' | 'failed' | 'pending';

/** The host's calls to the page. */
export interface PageCallbacks {
  close(): void;
  /** Hands data to the bot, for an app that a button of its keyboard has opened; others have no bot to send to. */
  sendData(data: string): void;
  openLink(url: string): void;
  /** The path of a t.me link: `/share/url?url=...`, `/botname?start=...`. */
  openTelegramLink(path: string): void;
  /** Shows the payment sheet; resolves to the outcome. */
  openInvoice(slug: string): Promise<PaymentStatus>;
  switchInline(query: string, kinds: readonly ChatKind[]): void;
  /** Lets the person send a message that the bot has prepared; resolves to the error, undefined when it was sent. */
  sendPrepared(id: string): Promise<string | undefined>;
  /** Lets the person choose a chat by a button that the bot has prepared; resolves to true once they have. */
  requestChat(id: string): Promise<boolean>;
  shareToStory(mediaUrl: string, text: string): void;
  /** Sends the person's number to the bot; resolves to the signed contact. */
  shareContact(): Promise<string | undefined>;
  /** Asks the person a question in the frame. */
  confirm(question: 'phone' | 'close'): Promise<boolean>;
  /** Resolves to true if the bot may write; asks the person unless it already may. */
  askWriteAccess(): Promise<boolean>;
  isOnHomeScreen(): boolean;
  /** Asks the person, and puts the bot's icon on the home screen; resolves to true if it is there now. */
  addToHomeScreen(): Promise<boolean>;
  readClipboard(): Promise<string | null>;
  storage(kind: StorageKind): Map<string, string>;
  /** Puts the frame back at the address that it was opened with. */
  remountFrame(): void;
}
