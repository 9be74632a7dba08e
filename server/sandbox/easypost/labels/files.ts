import Router from '@koa/router';
import { faulty } from '../../faulty.ts';
import type { World } from '../../world.ts';
import { drawCustoms } from './draw-customs.ts';
import { drawLabel } from './draw-label.ts';

/**
 * Serves the files of labels and customs forms. As with the provider, anyone who knows a URL can
 * open it.
 */
export function labelFiles(world: World): Router {
  const router = new Router({ prefix: '/easypost/files' });
  router.use(faulty(world, 'easypost', (status) => `Status ${status}`));
  router.get('/postage_label/:file', (ctx) => {
    const id = String(ctx.params.file).replace(/\.pdf$/, '');
    const shipment = world.store.get('shipment', id);
    if (!shipment?.purchased) return ctx.throw(404, 'Label not found');
    ctx.type = 'application/pdf';
    ctx.set('Content-Disposition', `inline; filename="label-${shipment.tracking_code}.pdf"`);
    ctx.body = drawLabel(shipment);
  });
  router.get('/form/:file', (ctx) => {
    const id = String(ctx.params.file).replace(/\.pdf$/, '');
    const shipment = world.store.get('shipment', id);
    if (!shipment?.forms.length) return ctx.throw(404, 'Form not found');
    ctx.type = 'application/pdf';
    ctx.set('Content-Disposition', `inline; filename="customs-${shipment.tracking_code}.pdf"`);
    ctx.body = drawCustoms(shipment);
  });
  return router;
}
