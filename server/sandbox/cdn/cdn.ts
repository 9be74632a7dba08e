import Router from '@koa/router';
import { koaBody } from 'koa-body';
import { faulty } from '../faulty.ts';
import { newId } from '../ids.ts';
import type { World } from '../world.ts';
import { errorXml, invalidationXml } from './cloudfront-xml.ts';
import type { Invalidation } from './invalidation.ts';

/** Serves the only CDN call that the shop needs: purging paths. */
export function cdn(world: World): Router {
  const router = new Router({ prefix: '/cdn' });
  router.get('/control/invalidations', (ctx) => {
    ctx.body = world.store
      .all('invalidation')
      .map(({ created: _created, ...displayed }) => displayed);
  });
  router.post(
    '/2020-05-31/distribution/:id/invalidation',
    faulty(world, 'cdn', (status) => errorXml(status)),
    koaBody({ textTypes: ['text/*', 'application/xml', 'application/octet-stream'] }),
    (ctx) => {
      const xml = String(ctx.request.body ?? '');
      const paths = [...xml.matchAll(/<Path>([^<]*)<\/Path>/g)].map(([, path = '']) =>
        unescape(path),
      );
      ctx.type = 'text/xml';
      if (paths.length === 0) {
        ctx.status = 400;
        ctx.body = errorXml(400, 'InvalidArgument', 'Your request is missing Paths.');
        return;
      }
      const distributionId = String(ctx.params.id);
      const callerReference = /<CallerReference>([^<]*)</.exec(xml)?.[1] ?? '';
      const earlier = world.store
        .all('invalidation')
        .find(
          (one) => one.distributionId === distributionId && one.callerReference === callerReference,
        );
      if (earlier && earlier.paths.join('\n') !== paths.join('\n')) {
        ctx.status = 400;
        ctx.body = errorXml(
          400,
          'InvalidationBatchAlreadyExists',
          'This reference was used for other paths.',
        );
        return;
      }
      const now = Date.now();
      const invalidation: Invalidation = earlier ?? {
        id: newId('I', 13).replace('_', '').toUpperCase(),
        created: now,
        distributionId,
        callerReference,
        paths,
        createdAt: new Date(now).toISOString(),
      };
      world.store.put('invalidation', invalidation);
      ctx.status = 201;
      ctx.set('Location', `${world.baseUrl()}${ctx.path}/${invalidation.id}`);
      ctx.body = invalidationXml(invalidation);
    },
  );
  return router;
}

function unescape(text: string): string {
  return text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');
}
