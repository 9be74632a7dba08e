import { defineEntity, p } from '@mikro-orm/core';
import type { LabelRate } from '@spindle/sdk/domain/shipping/label-rates';
import { timestamp } from '../../database/base.ts';
import type { TableOf } from '../../database/tables.ts';

const CarrierRatesSchema = defineEntity({
  name: 'CarrierRates',
  tableName: 'carrier_rates',
  properties: {
    /** Zone, pounds and size, as built by `rateId`. */
    id: p.text().primary(),
    /** Empty if no carrier ships such a parcel to the zone. */
    rates: p.json<LabelRate[]>(),
    expiresAt: timestamp(),
  },
  indexes: [{ name: 'carrier_rates_by_end', properties: ['expiresAt'] }],
});

/** Rates for a parcel with a certain weight and size to a zone, shared by all processes. */
export class CarrierRates extends CarrierRatesSchema.class {}
CarrierRatesSchema.setClass(CarrierRates);

declare module '../../database/tables.ts' {
  interface Tables {
    carrier_rates: TableOf<typeof CarrierRatesSchema>;
  }
}
