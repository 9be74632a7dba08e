import { notFound } from '@spindle/sdk/contract/failure';
import { isId } from '@spindle/sdk/contract/filter-values';
import { noSuch } from '@spindle/sdk/domain/records';
import { presentOrderCustoms } from '@spindle/sdk/domain/shipping/customs/present-customs';
import { db } from '../../database/db.ts';
import type { Services } from '../../services.ts';
import { readParcel } from '../read-parcel.ts';
import { goesAbroad, soldLines } from './declaration.ts';

/** @throws Failure 404 for an order there is not */
export async function readCustoms(services: Services, orderId: string) {
  const em = services.orm.em.fork();
  const parcel = isId(orderId) ? await readParcel(em, orderId) : null;
  if (!parcel) throw notFound(noSuch('order'));
  const kept = await db(em)
    .selectFrom('orders')
    .select('customs_form_url as formUrl')
    .where('id', '=', orderId)
    .executeTakeFirst();
  return presentOrderCustoms({
    abroad: goesAbroad(services, parcel),
    lines: soldLines(parcel),
    phone: parcel.shipping?.phone ?? null,
    itn: parcel.itn,
    formUrl: kept?.formUrl ?? null,
  });
}
