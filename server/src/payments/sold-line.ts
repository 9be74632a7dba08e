import { p } from '@mikro-orm/core';
import { cents } from '../database/money.ts';

/** What checkout and order lines keep of an item: what was shown is what is charged and was sold. */
export const soldLineColumns = () => ({
  catalogId: p.text(),
  itemId: p.text(),
  title: p.text(),
  description: p.text(),
  image: p.text().strictNullable().default(null),
  quantity: p.integer(),
  unitPriceCents: cents(),
});

interface SoldLine {
  catalogId: string;
  itemId: string;
  title: string;
  description: string;
  image: string | null;
  quantity: number;
  unitPriceCents: number;
}

/** Of a checkout line or order line, what another line takes over. */
export function copySoldLine(line: SoldLine): SoldLine {
  const { catalogId, itemId, title, description, image, quantity, unitPriceCents } = line;
  return { catalogId, itemId, title, description, image, quantity, unitPriceCents };
}
