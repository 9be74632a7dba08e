import type { Element } from '../content/queries.ts';

/** The section of the content whose elements the home page shows. */
export const HOME_SECTION = 'home';

export type PromoId = 'available-now' | 'coming-soon' | 'video-channel';

/** One of the promos; undefined where staff took it away or its time is over. */
export function promo(elements: readonly Element[] | undefined, id: PromoId): Element | undefined {
  return elements?.find(({ elementId, expired }) => elementId === id && !expired);
}

/** Where a promo leads: its LINK, else the link of its form. */
export function promoLink(element: Element): string | null {
  const link = element.attributes.find(({ type }) => type === 'LINK');
  return link?.value || element.subscriptionLink || null;
}

/** Whether a page may be shown inside ours: its host is one the settings name. */
export function mayBeFramed(address: string, frameHosts: readonly string[]): boolean {
  return URL.canParse(address) && frameHosts.includes(new URL(address).origin);
}
