import type { SuggestedParts } from './queries.ts';

type SuggestedItem = SuggestedParts['items'][number];

/** A line in the list, with its link. */
export type Suggestion = { to: string; text: string } & (
  | { kind: 'query' }
  | { kind: 'catalog' }
  | { kind: 'item'; item: SuggestedItem }
);

/** Returns the suggestions: searches, then catalogs, then items. */
export function suggestionsOf({ queries, catalogs, items }: SuggestedParts): Suggestion[] {
  return [
    ...queries.map((q) => ({
      kind: 'query' as const,
      to: `/ui/search?${new URLSearchParams({ q })}`,
      text: q,
    })),
    ...catalogs.map(({ catalogId, title }) => ({
      kind: 'catalog' as const,
      to: `/ui/shop/${catalogId}`,
      text: title,
    })),
    ...items.map((item) => ({
      kind: 'item' as const,
      to: `/ui/shop/${item.catalogId}/${item.catalogItemId}`,
      text: item.title,
      item,
    })),
  ];
}
