import { randomBytes } from 'node:crypto';
import * as v from 'valibot';
import { SUBSCRIPTION_PERIOD_SECONDS } from '../../world/stars.ts';
import { badRequest } from '../api-error.ts';
import type { ApiMethod } from '../api-method.ts';
import type { Parameters } from '../parameters.ts';
import { presentMessage } from '../presentation/present-message.ts';
import { sendToChat } from '../send-to-chat.ts';

const MAX_TITLE = 32;
const MAX_DESCRIPTION = 255;
/** In bytes. */
const MAX_PAYLOAD = 128;
const MAX_STARS = 10_000;
/** Fields that an invoice in Stars must not use. */
const NOT_FOR_STARS = [
  'need_name',
  'need_phone_number',
  'need_email',
  'need_shipping_address',
  'is_flexible',
];

const prices = v.array(
  v.object({ label: v.pipe(v.string(), v.nonEmpty()), amount: v.pipe(v.number(), v.integer()) }),
);

/** Accepts only invoices in Stars: the simulator has no payment provider. */
export const sendInvoice: ApiMethod = (world, parameters) => {
  const invoice = readInvoice(parameters);
  const text = `Paga ⭐️ ${invoice.amount}`;
  const message = sendToChat(
    world,
    parameters,
    { invoice },
    { isInvoice: true, defaultMarkup: { buttons: [[{ kind: 'pay', text }]] } },
  );
  return presentMessage(world, message);
};

/** A link that anybody can pay by, any number of times. */
export const createInvoiceLink: ApiMethod = (world, parameters) => {
  const slug = randomBytes(12).toString('base64url');
  world.invoiceLinks.set(slug, { ...readInvoice(parameters), period: readPeriod(parameters) });
  return `https://t.me/$${slug}`;
};

/** The period of a subscription; undefined for a single payment. */
function readPeriod(parameters: Parameters): number | undefined {
  if (parameters.text('subscription_period') === '') return undefined;
  const period = parameters.integer('subscription_period');
  if (period !== SUBSCRIPTION_PERIOD_SECONDS) throw badRequest('SUBSCRIPTION_PERIOD_INVALID');
  return period;
}

function readInvoice(parameters: Parameters) {
  const title = parameters.requiredText('title');
  const description = parameters.requiredText('description');
  const payload = parameters.requiredText('payload');
  const currency = parameters.requiredText('currency');
  const amount = readAmount(parameters);
  if (title.length > MAX_TITLE) throw badRequest('TITLE_INVALID');
  if (description.length > MAX_DESCRIPTION) throw badRequest('DESCRIPTION_INVALID');
  if (Buffer.byteLength(payload) > MAX_PAYLOAD) throw badRequest('INVOICE_PAYLOAD_INVALID');
  if (!/^[A-Z]{3}$/.test(currency)) throw badRequest('CURRENCY_INVALID');
  checkStars(parameters, currency);
  if (amount < 1 || amount > MAX_STARS) throw badRequest('CURRENCY_TOTAL_AMOUNT_INVALID');
  checkButtons(parameters);
  const photoUrl = parameters.text('photo_url') || undefined;
  return { title, description, payload, currency, amount, photoUrl, isPaid: false };
}

function readAmount(parameters: Parameters): number {
  parameters.requiredText('prices');
  const listed = parameters.json('prices', "can't parse prices JSON object");
  if (!Array.isArray(listed)) throw badRequest('expected an Array of labeled prices');
  if (listed.length === 0) throw badRequest('there must be at least one price');
  const read = v.safeParse(prices, listed);
  if (!read.success) throw badRequest('can\'t parse labeled price: Can\'t find field "amount"');
  return read.output.reduce((sum, { amount }) => sum + amount, 0);
}

function checkStars(parameters: Parameters, currency: string): void {
  if (currency !== 'XTR') throw badRequest('PAYMENT_PROVIDER_INVALID');
  const listed = parameters.json('prices', '');
  const isOne = Array.isArray(listed) && listed.length === 1;
  if (
    !isOne ||
    parameters.text('provider_token') !== '' ||
    NOT_FOR_STARS.some((name) => parameters.flag(name))
  ) {
    throw badRequest('STARS_INVOICE_INVALID');
  }
}

/** An invoice with its own buttons starts with the one that pays. */
function checkButtons(parameters: Parameters): void {
  const markup = parameters.json('reply_markup', "can't parse reply keyboard markup JSON object");
  const read = v.safeParse(v.looseObject({ inline_keyboard: v.array(v.array(v.looseObject({}))) }), markup);
  const first = read.success ? read.output.inline_keyboard.flat()[0] : undefined;
  if (first && first['pay'] !== true) throw badRequest('REPLY_MARKUP_BUY_EMPTY');
}
