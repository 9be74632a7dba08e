/** What customs ask of each item that is shipped: its HS code, and where it was made. */
const declared: Readonly<Record<string, readonly [items: string, origin: string][]>> = {
  '8207.50': [['drill-set-8', 'DE']],
  '8207.70': [
    ['em-1f-3175-acrylic em-2f-6mm-upcut em-3f-6mm-dlc', 'TW'],
    ['em-4f-8mm-tialn ball-6mm-2f', 'DE'],
    ['compression-635 vbit-60', 'US'],
  ],
  '8413.70': [['coolant-pump-75w', 'CN']],
  '8466.10': [
    ['er20-collets-10 er16-collets-5', 'CH'],
    ['er11-collets-5', 'TW'],
  ],
  '8466.20': [
    ['vise-75 vise-50 low-vise-60', 'TW'],
    ['t-track-600-kit hold-down-4 toe-clamps-4 vacuum-table-600', 'US'],
    ['step-clamp-set', 'IN'],
    ['fixture-plate-300', 'US'],
  ],
  '8466.93': [
    ['spindle-mount-80', 'CN'],
    ['dust-shoe-80', 'US'],
  ],
  '8467.29': [['trim-router-710w', 'CN']],
  '8482.10': [
    ['hgr15-500-pair hgr20-600-pair hgr20-1000-pair', 'TW'],
    ['mgn12-300 sbr16-600-pair', 'CN'],
  ],
  '8483.40': [
    ['sfu1605-350 sfu1605-600-kit sfu1610-600-kit', 'TW'],
    ['t8-300-nut gearbox-nema23-10-1', 'CN'],
  ],
  '8483.60': [['coupling-8-10', 'CN']],
  '8501.10': [['nema17-59ncm nema17-84ncm nema14-18ncm', 'CN']],
  '8501.31': [['nema23-1n9 nema23-3n0 nema23-closed-loop-2n2 nema34-8n5 er11-500w-dc', 'CN']],
  '8501.51': [['servo-400w servo-750w', 'JP']],
  '8501.52': [
    ['er20-2k2w-water er20-2k2w-air er16-2k2w-water er16-1k5w-water', 'CN'],
    ['er11-800w-water er25-3kw-water', 'CN'],
    ['iso20-atc-2k2w', 'DE'],
  ],
  '8504.40': [
    ['vfd-2k2w-220v vfd-1k5w-110v vfd-4kw-220v', 'CN'],
    ['drive-dm542 drive-dm860 drive-tb6600', 'CN'],
    ['psu-48v-400w psu-24v-150w', 'TW'],
  ],
  '8536.50': [['limit-switch-set', 'CN']],
  '8537.10': [
    ['grbl-4-axis fluid-6-axis', 'US'],
    ['breakout-5-axis pendant-mpg', 'CN'],
  ],
  '9017.30': [['reference-ring-50', 'JP']],
  '9031.80': [
    ['touch-probe-3d', 'DE'],
    ['tool-setter test-arbor-6', 'JP'],
  ],
};

const byItem = new Map(
  Object.entries(declared).flatMap(([hsCode, groups]) =>
    groups.flatMap(([items, origin]) =>
      items.split(' ').map((item) => [item, { hsCode, origin }] as const),
    ),
  ),
);

/** What customs ask of a shipped item. */
export function customsOf(catalogItemId: string): { hsCode: string; origin: string } {
  const found = byItem.get(catalogItemId);
  if (!found) throw new Error(`Customs know nothing of ${catalogItemId}.`);
  return found;
}
