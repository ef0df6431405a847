import * as v from 'valibot';
import { currentLaunchParams } from './environment.ts';
import { onMessengerEvent } from './events.ts';
import { openExternalLink } from './links.ts';
import { post, supportsMethod } from './post.ts';
import { tryAndLog } from './try-and-log.ts';

/** How an invoice was left; `unknown` where only the bot will learn of it. */
export type InvoiceOutcome = 'paid' | 'pending' | 'cancelled' | 'failed' | 'unknown';

const closed = v.object({
  slug: v.string(),
  status: v.fallback(v.picklist(['paid', 'pending', 'cancelled', 'failed']), 'failed'),
});

/** `https://t.me/$abc`, and the older `https://t.me/invoice/abc`. */
const INVOICE_LINK = /^https:\/\/t\.me\/(?:\$|invoice\/)([\w-]+)$/;

/** Opens an invoice over the app, and resolves once it is closed; outside a messenger it opens the link. */
export function openInvoice(link: string): Promise<InvoiceOutcome> {
  const launch = currentLaunchParams();
  const [, slug] = INVOICE_LINK.exec(link) ?? [];
  return new Promise((resolve) => {
    const open = () => post('web_app_open_invoice', { slug });
    onMessengerEvent('invoice_closed', (data) => {
      const parsed = v.safeParse(closed, data);
      if (parsed.success && parsed.output.slug === slug) resolve(parsed.output.status);
    });
    const isOffered = launch && slug && supportsMethod('web_app_open_invoice', launch.version);
    if (isOffered && tryAndLog('opening an invoice', open)) return;
    openExternalLink(link);
    resolve('unknown');
  });
}
