import { defineEntity, p } from '@mikro-orm/core';
import { id, moment } from '../../database/base.ts';
import type { TableOf } from '../../database/tables.ts';
import { OrderLine } from '../../orders/order-line.entity.ts';
import { Packing } from './packing.entity.ts';

const PackedUnitSchema = defineEntity({
  name: 'PackedUnit',
  tableName: 'packed_units',
  properties: {
    id: id(),
    packing: () => p.manyToOne(Packing).ref().deleteRule('cascade'),
    line: () => p.manyToOne(OrderLine).ref().index().deleteRule('cascade'),
    /** Which of the line's units, from 1. */
    unit: p.integer(),
    /** Made by whoever scanned it, so that a scan sent twice counts once. */
    scanId: p.uuid(),
    packedBy: p.uuid(),
    packedAt: moment(),
  },
  uniques: [
    { name: 'packed_units_each_scan_once', properties: ['packing', 'scanId'] },
    { name: 'packed_units_each_unit_once', properties: ['packing', 'line', 'unit'] },
  ],
  checks: [{ name: 'packed_units_unit_positive', expression: 'unit > 0' }],
});

/** A unit that was scanned into its parcel: by whom, when. */
export class PackedUnit extends PackedUnitSchema.class {}
PackedUnitSchema.setClass(PackedUnit);

declare module '../../database/tables.ts' {
  interface Tables {
    packed_units: TableOf<typeof PackedUnitSchema>;
  }
}
