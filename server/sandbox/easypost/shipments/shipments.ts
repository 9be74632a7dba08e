import type Router from '@koa/router';
import { z } from 'zod';
import type { World } from '../../world.ts';
import { errorBody, notFound } from '../easypost-failure.ts';
import { listed, pageSchema } from '../list.ts';
import { buyShipment, rejectionToBuy } from './buy-shipment.ts';
import { validateCustoms } from './customs/invalid-customs.ts';
import { createShipment, shipmentSchema } from './create-shipment.ts';
import type { ShipmentRecord } from './shipment-record.ts';
import { presentShipment } from './present-shipment.ts';

const listSchema = pageSchema.extend({ purchased: z.stringbool().catch(true) });

export function shipments(router: Router, world: World): void {
  router.post('/shipments', (ctx) => {
    const parsed = shipmentSchema.safeParse(ctx.request.body);
    if (!parsed.success) {
      const [issue] = parsed.error.issues;
      ctx.status = 422;
      ctx.body = errorBody(
        'PARAMETER.INVALID',
        `Wrong parameter: ${issue?.path.join('.') ?? 'shipment'}`,
      );
      return;
    }
    const { service, insurance, customs_info: customs, parcel } = parsed.data.shipment;
    const invalid = customs ? validateCustoms(customs, parcel.weight) : null;
    if (invalid) {
      ctx.status = 422;
      ctx.body = invalid;
      return;
    }
    const shipment = createShipment(world, parsed.data.shipment);
    const rate = shipment.rates.find((candidate) => candidate.service === service);
    const rejection = service === undefined ? null : rejectionToBuy(shipment, rate);
    ctx.status = rejection ? 422 : 201;
    ctx.body =
      rejection ??
      presentShipment(
        world,
        rate ? buyShipment(world, shipment, rate, insurance ?? null) : shipment,
      );
  });

  router.get('/shipments', (ctx) => {
    const { purchased, ...page } = listSchema.parse(ctx.query);
    const { rows, hasMore } = listed(world, 'shipment', page, purchased ? { purchased } : {});
    ctx.body = { shipments: rows.map((row) => presentShipment(world, row)), has_more: hasMore };
  });

  router.get('/shipments/:id', (ctx) => {
    const shipment = findShipment(world, String(ctx.params.id));
    ctx.status = shipment ? 200 : 404;
    ctx.body = shipment ? presentShipment(world, shipment) : notFound();
  });
}

/** Finds a shipment by its id, or the newest with this reference. */
export function findShipment(world: World, id: string): ShipmentRecord | undefined {
  return (
    world.store.get('shipment', id) ??
    world.store.list('shipment', { limit: 1, where: { reference: id } })[0]
  );
}
