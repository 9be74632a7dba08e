import type { CatalogItem } from './queries.ts';

type Attributed = Pick<CatalogItem, 'attributes' | 'subscription'>;

/** Returns how a subscription is billed, such as 'per month'. Empty for other items. */
export function itemTerms(item: Attributed): string {
  if (!item.subscription) return '';
  return item.attributes
    .filter(({ type, attributeId }) => type === 'SUBSCRIPTION' && attributeId === 'TERMS')
    .map(({ value }) => value)
    .join('');
}

const LONGEST_FIGURES = 110;

/**
 * Splits a description into its first sentence, if that is short enough to serve as key figures,
 * and the rest.
 */
export function itemSummary({ description }: { description: string }): {
  figures: string;
  text: string;
} {
  const end = description.search(/[.!?](\s|$)/) + 1;
  if (end === 0 || end > LONGEST_FIGURES) return { figures: '', text: description };
  return { figures: description.slice(0, end), text: description.slice(end).trim() };
}
