import { formatDollars } from '@spindle/sdk/domain/money/dollars';
import { cartPage } from '../../src/checkout/cart-page.ts';
import { checkPages } from '../../src/payments/pages/check-pages.ts';
import { finishCodes } from '../../src/checkout/discounts/finish-codes.ts';
import { resumeRefunds } from '../../src/orders/refunds/resume-refunds.ts';
import type { HttpReply } from '../http-client.ts';
import { endSale, putOnSale } from '../sales.ts';
import { ignoreProviderFailure } from './ignore-provider-failure.ts';
import { changeOrder } from './change-order.ts';
import type { Command } from './commands.ts';
import { someMinutesPass, type Buyer, type Market } from './market.ts';

/**
 * Executes the command through the interfaces that users have. A rejection is fine, an error
 * throws.
 */
export async function perform(market: Market, command: Command): Promise<void> {
  const { shop } = market;
  switch (command.does) {
    case 'add':
    case 'remove':
      return ignoreProviderFailure(
        cartCall(market, command, command.does === 'add' ? 'add' : 'remove'),
      );
    case 'set quantity':
      return ignoreProviderFailure(cartCall(market, command, 'quantity', `/${command.quantity}`));
    case 'enter code':
      return ignoreProviderFailure(enterCode(market, command));
    case 'remove code':
      return ignoreProviderFailure(
        buyerOf(market, command).shopper.send('DELETE', '/api/cart/code'),
      );
    case 'switch code':
      return ignoreProviderFailure(setCodeActive(market, command));
    case 'check out':
      return checkOut(buyerOf(market, command));
    case 'buy':
      await ignoreProviderFailure(cartCall(market, command, 'add'));
      await checkOut(buyerOf(market, command));
      return finish(market, { which: 2 * command.buyer + 1, outcome: 'paid' });
    case 'open confirmation':
      return ignoreProviderFailure(
        buyerOf(market, command).shopper.get('/api/order/checkoutComplete'),
      );
    case 'finish':
      return finish(market, command);
    case 'put on sale':
    case 'end sale':
      return ignoreProviderFailure(changeSale(market, command));
    case 'cancel':
    case 'ship':
    case 'return':
    case 'refund':
      return changeOrder(market, command);
    case 'deliver events so':
      await shop.control('/stripe/control/webhooks', command.policy);
      return;
    case 'refunds become':
      await shop.control('/stripe/control/refunds', { status: command.status });
      return;
    case 'provider stumbles':
      await shop.control('/control/faults', { provider: 'stripe', times: 1, ...command.fault });
      return;
    case 'time passes':
      market.clock.advance(3);
      await shop.services.snapshot.refresh();
      await someMinutesPass(market);
      await checkPages(shop.services, cartPage);
      await finishCodes(shop.services);
      await resumeRefunds(shop.services);
  }
}

function buyerOf({ buyers }: Market, { buyer }: { buyer: number }): Buyer {
  const found = buyers[buyer];
  if (!found) throw new Error(`no buyer ${buyer}`);
  return found;
}

function cartCall(
  market: Market,
  command: { buyer: number; item: number },
  verb: string,
  rest = '',
): Promise<HttpReply> {
  const item = market.items[command.item];
  const { shopper } = buyerOf(market, command);
  return shopper.get(`/api/cart/${verb}/${item?.catalogId}/${item?.itemId}${rest}`);
}

const json = { 'Content-Type': 'application/json' };

function enterCode(
  market: Market,
  { buyer, code }: { buyer: number; code: number },
): Promise<HttpReply> {
  const body = JSON.stringify({ code: market.codes[code]?.code });
  const { shopper } = buyerOf(market, { buyer });
  return shopper.send('POST', '/api/cart/code', { body, headers: json });
}

function setCodeActive(
  { staff, codes }: Market,
  { code, active }: { code: number; active: boolean },
): Promise<HttpReply> {
  const body = JSON.stringify({ active });
  return staff.send('POST', `/api/admin/codes/${codes[code]?.id}/active`, { body, headers: json });
}

function changeSale(
  { clock, items, staff }: Market,
  command: Extract<Command, { does: 'put on sale' | 'end sale' }>,
): Promise<HttpReply> {
  const item = items[command.item];
  if (!item) throw new Error(`no item ${command.item}`);
  if (command.does === 'end sale') return endSale(staff, item);
  const { percent, starts, lasts } = command;
  const inMinutes = (minutes: number) =>
    new Date(clock.now().getTime() + minutes * 60_000).toISOString();
  return putOnSale(staff, item, {
    salePrice: formatDollars(Math.round((item.priceCents * (100 - percent)) / 100)),
    saleStarts: inMinutes(starts),
    saleEnds: inMinutes(starts + lasts),
  });
}

/** Starts checkout. If a price has changed, views the cart and continues, as people do. */
async function checkOut({ shopper, sessions }: Buyer): Promise<void> {
  let { status, text } = await shopper.get('/api/cart/checkout');
  if (text.includes('PRICE_CHANGED')) {
    await shopper.cart();
    ({ status, text } = await shopper.get('/api/cart/checkout'));
  }
  const session = /cs_\w+/.exec(text)?.[0];
  if (session !== undefined && !sessions.includes(session)) sessions.push(session);
  // a provider's failure, or a cart that changed three times in the meantime, is worth a retry
  if (status >= 500 && status !== 503) throw new Error(`answered ${status}: ${text}`);
}

async function finish(market: Market, command: { which: number; outcome: string }): Promise<void> {
  const sessions = market.buyers.flatMap((buyer) => buyer.sessions.slice(-2));
  const session = sessions[command.which % Math.max(sessions.length, 1)];
  if (session === undefined) return;
  const { outcome } = command;
  const path = `/stripe/control/sessions/${session}`;
  await market.shop.control(path, { outcome }).catch((error: unknown) => {
    if (!String(error).includes('answered 409')) throw error;
  });
}
