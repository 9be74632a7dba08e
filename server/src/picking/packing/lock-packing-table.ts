import type { EntityManager } from '@mikro-orm/postgresql';
import { notFound } from '@spindle/sdk/contract/failure';
import { validatePacking } from '@spindle/sdk/domain/packing/validate-packing';
import { noSuch } from '@spindle/sdk/domain/records';
import type { Call } from '../../contract/handlers.ts';
import { db } from '../../database/db.ts';
import { left, text } from '../../database/expressions.ts';
import { readPacking } from './read-packing.ts';

export type PackingCall = Pick<
  Call<'restartPacking'>,
  'em' | 'user' | 'services' | 'requestId' | 'now' | 'params'
>;

const UUID_LENGTH = 36;

/**
 * Loads an order by its id or by a packing slip's bar code. Includes the reason why the order can't
 * be packed, if any.
 * @throws Failure 404 if the order does not exist
 */
export async function lockPackingTable(
  em: EntityManager,
  { services, params }: Pick<PackingCall, 'services' | 'params'>,
  { lock = false }: { lock?: boolean } = {},
) {
  const code = params.orderId.toLowerCase();
  const named = db(em)
    .selectFrom('orders as o')
    .select('o.id')
    .where((eb) =>
      code.length === UUID_LENGTH
        ? eb('o.id', '=', code)
        : eb(left(text(eb.ref('o.id')), 8), '=', code),
    );
  // read after locking, to see units that a concurrent request counted
  const order = await (lock ? named.forUpdate() : named).executeTakeFirst();
  const required = services.config.business.packing === 'required';
  const found = order && (await readPacking(em, order.id, { required }));
  if (!found) throw notFound(noSuch('order'));
  const { orderId, state } = found.present();
  return { ...found, orderId, state, rejection: validatePacking(found.facts) };
}
