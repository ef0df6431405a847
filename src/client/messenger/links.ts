import { openLink, shareURL, supports } from '@telegram-apps/sdk-react';
import { attempt, logFailure } from './attempt.ts';
import { currentLaunch, inMessenger } from './environment.ts';

export interface SharedLink {
  url: string;
  text: string;
}

/** What became of a link: sheet shown, copied, called off by the person, or nothing worked. */
export type ShareOutcome = 'shared' | 'copied' | 'dismissed' | 'failed';

/** Offers a link through the messenger's chats; without a messenger through the device's sheet or the clipboard. */
export async function shareLink(link: SharedLink): Promise<ShareOutcome> {
  // The SDK builds t.me/share/url?...; the shorter t.me/share?... breaks on iOS.
  if (opensItsLinks() && attempt('sharing', () => shareURL(link.url, link.text))) return 'shared';
  if ('share' in navigator) {
    try {
      await navigator.share(link);
      return 'shared';
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'dismissed';
      logFailure('the share sheet', error);
    }
  }
  return copy(link.url);
}

/** A messenger of the first days does not, and the SDK would leave the app for the link's own page. */
function opensItsLinks(): boolean {
  const launch = currentLaunch();
  return launch !== undefined && supports('web_app_open_tg_link', launch.version);
}

async function copy(url: string): Promise<ShareOutcome> {
  try {
    await navigator.clipboard.writeText(url);
    return 'copied';
  } catch (error) {
    logFailure('copying the link', error);
    return 'failed';
  }
}

/** Opens a web page outside the app. Anything but an http(s) address is logged and left alone. */
export function openExternal(url: string): void {
  if (!/^https?:\/\//i.test(url)) return logFailure('opening a link', url);
  if (inMessenger() && attempt('opening a link', () => openLink(url))) return;
  window.open(url, '_blank', 'noopener');
}
