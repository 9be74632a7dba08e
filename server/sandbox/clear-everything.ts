import type { World } from './world.ts';

/**
 * Deletes everything the providers store. The demo shop's sign-in details belong to the shop and
 * stay.
 */
export function clearEverything(world: World): void {
  const accounts = world.store.get('demo_accounts', 'accounts');
  world.webhooks.forget();
  world.faults.clear();
  world.store.clear();
  if (accounts) world.store.put('demo_accounts', accounts);
}
