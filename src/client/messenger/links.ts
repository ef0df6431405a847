import { openLink, openTelegramLink as sdkOpenTelegramLink, shareURL } from '@telegram-apps/sdk-react';
import { currentLaunchParams, isInMessenger } from './environment.ts';
import { trySdk } from './sdk.ts';
import { logMessengerFailure } from './try-and-log.ts';
import { isAtLeast } from './version.ts';

export interface SharedLink {
  url: string;
  text: string;
}

/** The result of sharing: share sheet shown, copied, dismissed by the user, or failed. */
export type ShareOutcome = 'shared' | 'copied' | 'dismissed' | 'failed';

/** Shares a link to a chat; outside a messenger by the Web Share API, else copies it. */
export async function shareLink(link: SharedLink): Promise<ShareOutcome> {
  // The SDK builds t.me/share/url?...; the shorter t.me/share?... breaks on iOS.
  if (canOpenTelegramLinks() && trySdk('sharing', () => shareURL(link.url, link.text))) return 'shared';
  if ('share' in navigator) {
    try {
      await navigator.share(link);
      return 'shared';
    } catch (error) {
      // InvalidStateError: pressed again while the sheet is coming.
      if (error instanceof DOMException && ['AbortError', 'InvalidStateError'].includes(error.name))
        return 'dismissed';
      logMessengerFailure('the share sheet', error);
    }
  }
  return (await copyText(link.url)) ? 'copied' : 'failed';
}

/** The earliest messengers do not; there the SDK would navigate to the link's page instead. */
function canOpenTelegramLinks(): boolean {
  const launch = currentLaunchParams();
  return launch !== undefined && isAtLeast(launch.version, '6.1');
}

/** Copies text; false if the browser does not allow it. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch (error) {
    logMessengerFailure('copying', error);
    return false;
  }
}

/** Opens the bot's chat in the messenger, which puts the app away. */
export function openBotChat(botUsername: string): void {
  openTelegramLink(`https://t.me/${botUsername}`);
}

/** Opens a link of the messenger's own in it. */
export function openTelegramLink(url: string): void {
  if (canOpenTelegramLinks()) openBySdk(url, () => sdkOpenTelegramLink(url));
  else openExternalLink(url);
}

/** Opens a URL outside the app; any but http(s) is logged and ignored. */
export function openExternalLink(url: string): void {
  if (!/^https?:\/\//i.test(url)) logMessengerFailure('opening a link', url);
  else if (isInMessenger()) openBySdk(url, () => openLink(url));
  else openTab(url);
}

function openBySdk(url: string, open: () => void): void {
  if (!trySdk('opening a link', open)) openTab(url);
}

function openTab(url: string): void {
  window.open(url, '_blank', 'noopener');
}
