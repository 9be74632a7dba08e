import type { components } from '../../src/schema.d.ts';

export type ReturnReason = components['schemas']['ReturnReason'];

/** Labels of the reasons, in the form and on the return. */
export const returnReasonLabels: Record<ReturnReason, string> = {
  DAMAGED: 'Arrived damaged',
  DEFECTIVE: "Doesn't work",
  WRONG_ITEM: 'Not what was ordered',
  DOES_NOT_FIT: "Doesn't fit",
  NO_LONGER_NEEDED: 'No longer needed',
};

export const returnReasons = [
  'DAMAGED',
  'DEFECTIVE',
  'WRONG_ITEM',
  'DOES_NOT_FIT',
  'NO_LONGER_NEEDED',
] as const satisfies readonly ReturnReason[];

export const noReasonGiven = 'No reason given';
