import Router from '@koa/router';
import { z } from 'zod';
import { bodyOf } from './json-body.ts';
import type { World } from './world.ts';

export interface DemoAccounts {
  id: 'accounts';
  accounts: unknown[];
}

/** Stores the demo shop's accounts, so that a person or a test can look up how to sign in. */
export function demoAccounts(world: World): Router {
  const router = new Router();
  router.get('/demo/accounts', (ctx) => {
    ctx.body = world.store.get('demo_accounts', 'accounts')?.accounts ?? [];
  });
  router.post('/demo/accounts', (ctx) => {
    const accounts = bodyOf(ctx, z.array(z.unknown()));
    world.store.put('demo_accounts', { id: 'accounts', accounts });
    ctx.body = accounts;
  });
  return router;
}
