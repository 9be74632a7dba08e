import { notFound } from '../../contract/failure.ts';
import { isPublicAttribute } from '../../domain/editing/edit-attribute.ts';
import { byWeight } from '../catalog/shop-window.ts';
import type { ShopState } from '../state.ts';
import { noSuch } from '../../domain/records.ts';

/** The sections visitors see, in their order. */
export function shownSections(state: ShopState): ShopState['sections'] {
  return allSections(state).filter(({ enabled }) => enabled);
}

/**
 * Its elements in their order, with what visitors may know; none for an external section.
 * @throws 404 where it isn't shown
 */
export function shownElements(state: ShopState, category: string): ShopState['elements'] {
  const section = shownSections(state).find((one) => one.category === category);
  if (section === undefined) throw notFound(noSuch('section'));
  if (section.external) return [];
  return elementsOf(state, category)
    .filter(({ enabled }) => enabled)
    .map((element) => ({ ...element, attributes: element.attributes.filter(isPublicAttribute) }));
}

export function allSections({ sections }: ShopState): ShopState['sections'] {
  return sections.toSorted(byWeight(({ category }) => category));
}

/** All elements of a section, in their order. */
export function elementsOf({ elements }: ShopState, category: string): ShopState['elements'] {
  return elements
    .filter((element) => element.category === category)
    .toSorted(byWeight(({ elementId }) => elementId));
}
