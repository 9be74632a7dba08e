import type { FeeRecord, RateRecord } from './shipment-record.ts';

const INSURANCE_RATE = 0.01;

/** Returns the fees of buying postage. */
export function feesOf(rate: Pick<RateRecord, 'rate'>, insurance: number | null): FeeRecord[] {
  const fees = [fee('LabelFee', 0), fee('PostageFee', Number(rate.rate))];
  return insurance === null ? fees : [...fees, fee('InsuranceFee', insurance * INSURANCE_RATE)];
}

function fee(type: FeeRecord['type'], dollars: number): FeeRecord {
  return { object: 'Fee', type, amount: dollars.toFixed(5), charged: true, refunded: false };
}
