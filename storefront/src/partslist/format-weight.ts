const figures = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 });
const GRAMS_PER_OUNCE = 28.349523125;

/** 40 oz → 2.5 lb (1.1 kg); 7.5 oz → 7.5 oz (213 g) */
export function formatWeight(ounces: number): string {
  const grams = ounces * GRAMS_PER_OUNCE;
  const metric =
    grams < 1000 ? `${figures.format(Math.round(grams))} g` : `${figures.format(grams / 1000)} kg`;
  const imperial =
    ounces < 16 ? `${figures.format(ounces)} oz` : `${figures.format(ounces / 16)} lb`;
  return `${imperial} (${metric})`;
}
