import { notFound } from '../../contract/failure.ts';
import type { ShopState } from '../state.ts';
import { noSuch } from '../../domain/records.ts';

/** @throws 404 where there is none */
export function findSection({ sections }: ShopState, category: string) {
  const section = sections.find((one) => one.category === category);
  if (section === undefined) throw notFound(noSuch('section'));
  return section;
}

/** @throws 404 where there is none */
export function findElement(
  { elements }: ShopState,
  { category, elementId }: { category: string; elementId: string },
) {
  const element = elements.find((one) => one.category === category && one.elementId === elementId);
  if (element === undefined) throw notFound(noSuch('element'));
  return element;
}
