import Router from '@koa/router';
import type { World } from '../world.ts';
import type { Message } from './message.ts';

/** Serves the received emails, newest last. */
export function inbox(world: World): Router {
  const router = new Router({ prefix: '/mail' });
  router.get('/messages', (ctx) => {
    const to = typeof ctx.query.to === 'string' ? ctx.query.to.toLowerCase() : null;
    ctx.body = world.store
      .all('message')
      .filter((message) => to === null || message.to.toLowerCase().split(', ').includes(to))
      .map(displayed);
  });
  router.get('/messages/:id', (ctx) => {
    const message = world.store.get('message', String(ctx.params.id));
    if (!message) return ctx.throw(404, 'Message not found');
    ctx.body = displayed(message);
  });
  return router;
}

function displayed({ created: _created, ...message }: Message): Omit<Message, 'created'> {
  return message;
}
