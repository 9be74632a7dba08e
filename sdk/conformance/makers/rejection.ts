import { ShopError } from '../../src/errors.ts';

/** Returns the error that rejects a call. Fails the test if the call succeeds. */
export async function rejectionOf(call: Promise<unknown>): Promise<ShopError> {
  const error: unknown = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (error instanceof ShopError) return error;
  throw new Error(`Not refused by the shop: ${String(error)}`);
}
