import type { World } from './world.ts';

/** Everything the providers know; how to sign in to the demo shop is the shop's and stays. */
export function forgetEverything(world: World): void {
  const accounts = world.store.get('demo_accounts', 'accounts');
  world.webhooks.forget();
  world.faults.clear();
  world.store.clear();
  if (accounts) world.store.put('demo_accounts', accounts);
}
