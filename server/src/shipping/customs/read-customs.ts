import { notFound } from '@spindle/sdk/contract/failure';
import { isId } from '@spindle/sdk/contract/filter-values';
import { noSuch } from '@spindle/sdk/domain/records';
import { presentOrderCustoms } from '@spindle/sdk/domain/shipping/customs/present-customs';
import type { Services } from '../../services.ts';
import { readParcel } from '../read-parcel.ts';
import { countryOf, goesAbroad, soldLines } from './declaration.ts';

/**
 * Loads an order's customs form.
 * @throws Failure 404 if the order does not exist
 */
export async function readCustoms(services: Services, orderId: string) {
  const parcel = isId(orderId) ? await readParcel(services.orm.em.fork(), orderId) : null;
  if (!parcel) throw notFound(noSuch('order'));
  return presentOrderCustoms({
    abroad: goesAbroad(services, parcel),
    to: countryOf(parcel),
    lines: soldLines(parcel),
    phone: parcel.shipping?.phone ?? null,
    itn: parcel.itn,
    formUrl: parcel.customsFormUrl,
  });
}
