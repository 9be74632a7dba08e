/** An item's customs data, as attributes. */
export const declared = [
  { attributeId: 'origin', type: 'ORIGIN' as const, value: 'cn' },
  { attributeId: 'hs-code', type: 'HS_CODE' as const, value: '8501.52' },
];
