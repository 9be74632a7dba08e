import type Router from '@koa/router';
import type { World } from '../world.ts';
import { createShipment, shipmentSchema } from './create-shipment.ts';
import { errorBody, notFound } from './easypost-failure.ts';
import type { ShipmentRecord } from './shipment-record.ts';

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
    ctx.status = 201;
    ctx.body = shownShipment(createShipment(world, parsed.data.shipment));
  });

  router.get('/shipments/:id', (ctx) => {
    const shipment = world.store.get('shipment', String(ctx.params.id));
    ctx.status = shipment ? 200 : 404;
    ctx.body = shipment ? shownShipment(shipment) : notFound();
  });
}

function shownShipment({ created: _created, ...shown }: ShipmentRecord) {
  return shown;
}
