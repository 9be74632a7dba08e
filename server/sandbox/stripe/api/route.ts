import type { World } from '../../world.ts';
import type { Form } from './params.ts';

export interface StripeCall {
  world: World;
  /** The id in the path, if the path has one. */
  id: string;
  params: Form;
}

/** A call of the provider's API. It is synchronous and runs in one transaction. */
export interface StripeRoute {
  method: 'get' | 'post' | 'delete';
  path: string;
  handle: (call: StripeCall) => object;
}
