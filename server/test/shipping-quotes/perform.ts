import type { components } from '@spindle/sdk/schema';
import { expect } from 'vitest';
import { z } from 'zod';
import { query } from '../../src/database/query.ts';
import { checkOut } from './check-out.ts';
import { places, type Command } from './commands.ts';
import type { Desk, Visit } from './desk.ts';
import { basketOf, shownBy } from './shown-quotes.ts';

const quoteReply = z.custom<components['schemas']['ShippingQuoteReply']>();

export async function perform(desk: Desk, visit: Visit, command: Command): Promise<void> {
  const { shop, clock, items } = desk;
  const { shopper } = visit;
  switch (command.name) {
    case 'ask':
      return ask(desk, visit);
    case 'check out':
      return checkOut(desk, visit, command.paid);
    case 'fill': {
      const item = items[command.kind];
      if (item !== undefined) await shopper.add(item, command.quantity);
      return;
    }
    case 'move': {
      const place = places[command.place];
      if (place === undefined) return;
      await shopper.post('/api/cart/address', place);
      expect((await shopper.post('/api/cart/address/save')).body).toMatchObject({
        Status: 'SAVED',
      });
      visit.zone = zoneOf(place);
      return;
    }
    case 'wait':
      desk.ahead += command.minutes;
      // in steps that keep the session alive
      for (let left = command.minutes; left > 0; left -= 20) {
        clock.advance(Math.min(left, 20));
        expect((await shopper.get('/api/user')).status).toBe(200);
      }
      return;
    case 'reprice':
      await shop.control('/easypost/control/prices', { percent: command.percent });
      return;
    case 'carrier away': {
      const { times } = command;
      const away = { provider: 'easypost', path: '/shipments', status: 500, times };
      await shop.control('/control/faults', away);
      return;
    }
    case 'reweigh': {
      const item = items[command.kind];
      await query(
        shop.orm.em.fork(),
        `update item_attributes set value = $3
          where catalog_id = $1 and item_id = $2 and type = 'WEIGHT'`,
        [item?.catalogId, item?.itemId, String(command.ounces)],
      );
      await shop.services.snapshot.rebuild();
    }
  }
}

const zoneOf = ({ country, zip }: { country: string; zip: string }) =>
  country === 'US' ? `US ${zip.slice(0, 3)}` : country;

/** Requests the shipping cost of the cart to the customer's address. */
async function ask(desk: Desk, visit: Visit): Promise<void> {
  const { shop } = desk;
  const { shopper, shown: visible, zone } = visit;
  const em = shop.orm.em.fork();
  await query(
    em,
    "delete from rate_limits where id like 'shipping-quote:%' or id like 'carrier-rates%'",
  );
  const [country = '', region = ''] = zone.split(' ');
  const { status, body } = await shopper.send('POST', '/api/shipping/quote', {
    body: JSON.stringify({ country, zip: region && `${region}01` }),
    headers: { 'Content-Type': 'application/json' },
  });
  expect(status).toBe(200);
  const { Status, code, quoteId, validUntil, shipBy, options } = quoteReply.parse(body);
  const { key, isEmpty, isTaken } = await basketOf(desk, visit);
  const rejected = isEmpty ? 'CART_EMPTY' : isTaken ? undefined : 'PARCEL_TOO_LARGE';
  expect([Status, code]).toEqual(rejected ? ['ERROR', rejected] : ['SUCCESS', undefined]);
  if (quoteId === null || validUntil === null || shipBy === null) {
    expect(options).toEqual([]);
    return;
  }
  visible.set(key, shownBy({ quoteId, validUntil, shipBy, options }));
}
