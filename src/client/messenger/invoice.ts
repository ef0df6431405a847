import { openInvoice as sdkOpenInvoice, request } from '@telegram-apps/sdk-react';
import { isInMessenger } from './environment.ts';
import { openExternalLink } from './links.ts';
import { readStatus } from './status.ts';
import { logMessengerFailure } from './try-and-log.ts';

const OUTCOMES = ['paid', 'pending', 'cancelled', 'failed'] as const;

/** The outcome of an invoice; `unknown` if only the bot will learn of it. */
export type InvoiceOutcome = (typeof OUTCOMES)[number] | 'unknown';

/** `https://t.me/$abc`, and the older `https://t.me/invoice/abc`. */
const INVOICE_LINK = /^https:\/\/t\.me\/(?:\$|invoice\/)([\w-]+)$/;

/** Opens an invoice over the app, and resolves once it is closed; outside a messenger it opens the link. */
export async function openInvoice(link: string): Promise<InvoiceOutcome> {
  const [, slug] = INVOICE_LINK.exec(link) ?? [];
  try {
    if (slug && isInMessenger() && sdkOpenInvoice.isAvailable()) {
      // Replaces the SDK's `openInvoice`, which waits for ever if the event does not name the invoice.
      const { status } = await request('web_app_open_invoice', 'invoice_closed', {
        params: { slug },
        capture: (closed) => [slug, undefined].includes(closed.slug),
      });
      return OUTCOMES.find((outcome) => outcome === readStatus(status)) ?? 'failed';
    }
  } catch (error) {
    logMessengerFailure('opening an invoice', error);
  }
  openExternalLink(link);
  return 'unknown';
}
