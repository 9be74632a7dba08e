import { requireLatin } from '../../contract/require-latin.ts';
import { invalidInput } from '../../contract/failure.ts';
import { company } from '../../demo/company.ts';
import { presentOutcome, done, rejectWith } from '../../domain/rejection.ts';
import { passesCustoms } from '../../domain/shipping/customs/customs-zone.ts';
import type { SoldLine } from '../../domain/shipping/customs/customs-form.ts';
import {
  customsSaved,
  presentOrderCustoms,
} from '../../domain/shipping/customs/present-customs.ts';
import { readItn } from '../../domain/shipping/customs/read-itn.ts';
import { validateExport } from '../../domain/shipping/customs/validate-export.ts';
import { validateCustomsEdit } from '../../domain/shipping/customs/validate-customs-edit.ts';
import { DIGITAL_GROUP, shippingOf } from '../../domain/shipping/shipping-of.ts';
import { parcelContents } from '../orders/order-status.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { knownItem } from '../catalog/find-record.ts';
import type { MockHandlers } from '../core/call.ts';
import { findOrder } from '../orders/find-order.ts';
import type { Order, ShopState } from '../state.ts';

export const customs = {
  readOrderCustoms: ({ state, params }) => presentOrderCustoms(declaredOf(state, params.id)),
  saveOrderCustoms(call) {
    const { state, params, body } = call;
    const order = findOrder(state, params.id);
    const isDigital = order.shippingGrouping === DIGITAL_GROUP;
    const rejection = validateCustomsEdit({
      ...order,
      isReturn: order.parentId !== null,
      isDigital,
    });
    if (rejection !== null) return presentOutcome(rejectWith(rejection));
    const read = typeof body.itn === 'string' ? readItn(body.itn) : { itn: body.itn };
    if ('invalid' in read) throw invalidInput(read.invalid);
    requireLatin({ phone: body.phone });
    const before = audited(order);
    if (read.itn !== undefined) order.itn = read.itn;
    if (body.phone !== undefined && order.shipping) order.shipping.phone = body.phone.trim();
    const subject = `order ${order.orderId}`;
    recordAudit(call, { action: 'shipping.save-customs', subject, before, after: audited(order) });
    return presentOutcome(done(customsSaved));
  },
} satisfies Partial<MockHandlers>;

const audited = ({ itn = null, shipping }: Order) => ({ itn, phone: shipping?.phone ?? null });

/** Returns why an order's parcel can't be exported yet, or null. */
export function validateExportOf(state: ShopState, { orderId }: Order) {
  const declared = declaredOf(state, orderId);
  return declared.abroad ? validateExport(declared) : null;
}

function declaredOf(state: ShopState, orderId: string) {
  const order = findOrder(state, orderId);
  const { shipping, itn = null } = order;
  const lines = parcelContents(state, order).lines.map((line): SoldLine => {
    const attributes = line.attributes ?? knownItem(state, line)?.attributes ?? [];
    const { ounces } = shippingOf({ digital: false, attributes });
    return { ...line, attributes, ounces, digital: false };
  });
  const to = shipping?.address.country ?? company.country;
  const { state: region = null, postal_code: zip = null } = shipping?.address ?? {};
  const abroad = passesCustoms(company, { country: to, state: region, zip });
  return { abroad, to, lines, itn, phone: shipping?.phone ?? null, formUrl: null };
}
