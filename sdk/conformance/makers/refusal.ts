import { ShopError } from '../../src/errors.ts';

/** The error that a call is refused with; a call that succeeds fails the test. */
export async function refusalOf(call: Promise<unknown>): Promise<ShopError> {
  const error: unknown = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (error instanceof ShopError) return error;
  throw new Error(`Not refused by the shop: ${String(error)}`);
}
