import { isPublicAttribute } from '../../domain/editing/edit-attribute.ts';
import { find } from '../core/find.ts';
import { byWeight } from '../catalog/shop-window.ts';
import type { ShopState } from '../state.ts';

/** The sections visitors see, in their order. */
export const shownSections = (state: ShopState) =>
  allSections(state).filter(({ enabled }) => enabled);

/**
 * Its elements in their order, with what visitors may know; none for an external section.
 * @throws 404 where it isn't shown
 */
export function shownElements(state: ShopState, category: string): ShopState['elements'] {
  const section = find(shownSections(state), (one) => one.category === category, 'section');
  if (section.external) return [];
  return elementsOf(state, category)
    .filter(({ enabled }) => enabled)
    .map((element) => ({ ...element, attributes: element.attributes.filter(isPublicAttribute) }));
}

export const allSections = ({ sections }: ShopState) =>
  sections.toSorted(byWeight(({ category }) => category));

/** All elements of a section, in their order. */
export function elementsOf({ elements }: ShopState, category: string): ShopState['elements'] {
  return elements
    .filter((element) => element.category === category)
    .toSorted(byWeight(({ elementId }) => elementId));
}
