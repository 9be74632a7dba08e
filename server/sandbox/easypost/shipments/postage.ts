import type Router from '@koa/router';
import type { Context } from 'koa';
import { z } from 'zod';
import type { World } from '../../world.ts';
import { notFound, type EasypostErrorBody } from '../easypost-failure.ts';
import { buyShipment, rejectionToBuy } from './buy-shipment.ts';
import { insuranceAmount } from './create-shipment.ts';
import type { ShipmentRecord } from './shipment-record.ts';
import { requestPostageRefund, noPostage, rejectionToRefund } from './refund-shipment.ts';
import { findShipment } from './shipments.ts';
import { presentShipment } from './present-shipment.ts';

const buySchema = z.object({
  rate: z.object({ id: z.string() }),
  insurance: insuranceAmount,
});

/** Serves buying and refunding a shipment's postage. */
export function postage(router: Router, world: World): void {
  const forShipment = (ctx: Context, work: (shipment: ShipmentRecord) => void) => {
    const shipment = findShipment(world, String(ctx.params.id));
    if (shipment) return work(shipment);
    reject(ctx, notFound(), 404);
  };

  router.post('/shipments/:id/buy', (ctx) =>
    forShipment(ctx, (shipment) => {
      const { data } = buySchema.safeParse(ctx.request.body);
      const rate = shipment.rates.find(({ id }) => id === data?.rate.id);
      const rejection = rejectionToBuy(shipment, rate);
      if (rejection || !rate) return reject(ctx, rejection ?? notFound());
      ctx.body = presentShipment(
        world,
        buyShipment(world, shipment, rate, data?.insurance ?? null),
      );
    }),
  );

  router.post('/shipments/:id/refund', (ctx) =>
    forShipment(ctx, (shipment) => {
      const rejection = rejectionToRefund(shipment);
      if (rejection) return reject(ctx, rejection);
      ctx.body = presentShipment(world, requestPostageRefund(world, shipment));
    }),
  );

  router.get('/shipments/:id/label', (ctx) =>
    forShipment(ctx, (shipment) => {
      if (!shipment.purchased) return reject(ctx, noPostage());
      ctx.body = presentShipment(world, shipment);
    }),
  );
}

function reject(ctx: Context, body: EasypostErrorBody, status = 422): void {
  ctx.status = status;
  ctx.body = body;
}
