import type { Element } from '../content/queries.ts';

/** The content section whose elements the home page shows. */
export const HOME_SECTION = 'home';

export type PromoId = 'available-now' | 'coming-soon' | 'video-channel';

/** Returns a promo, or undefined if staff removed it or it has expired. */
export function promo(elements: readonly Element[] | undefined, id: PromoId): Element | undefined {
  return elements?.find(({ elementId, expired }) => elementId === id && !expired);
}

/** Returns the link of a promo: its LINK attribute or, without one, the link from its form. */
export function promoLink(element: Element): string | null {
  const link = element.attributes.find(({ type }) => type === 'LINK');
  return link?.value || element.subscriptionLink || null;
}

/** Returns whether a page may be framed in ours, which requires its host to be in the settings. */
export function canBeFramed(address: string, frameHosts: readonly string[]): boolean {
  return URL.canParse(address) && frameHosts.includes(new URL(address).origin);
}
