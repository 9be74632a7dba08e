import type { BodyOf } from '../../contract/operation-types.ts';
import { replyOf } from '../../src/errors.ts';
import type { components } from '../../src/schema.d.ts';
import type { ConformingShop } from '../conforming-shop.ts';
import { administratorOf } from './administrator.ts';
import { sectionForm } from './forms.ts';

type Schemas = components['schemas'];

/** Creates a content section, visible by default. */
export async function makeSection(
  shop: ConformingShop,
  options: Partial<BodyOf<'createSection'>> = {},
): Promise<Schemas['Section']> {
  const { shop: staff } = await administratorOf(shop);
  const body = sectionForm(options);
  const { Content, Reason } = await replyOf(staff.PUT('/api/contentbuilder/', { body }));
  if (!Content) throw new Error(`No section was made: ${Reason}`);
  return Content;
}

/** Creates an element, visible by default, and a section for it unless one is given. */
export async function makeElement(
  shop: ConformingShop,
  {
    category: overrides,
    ...options
  }: Partial<BodyOf<'createElement'>> & { category?: string } = {},
): Promise<Schemas['Element']> {
  const { shop: staff } = await administratorOf(shop);
  const category = overrides ?? (await makeSection(shop)).category;
  const body: BodyOf<'createElement'> = {
    title: 'A plywood router',
    description: 'Built in a weekend.',
    enabled: true,
    expired: false,
    locked: false,
    subscription: false,
    digital: false,
    listingOrderWeight: 10,
    ...options,
  };
  const call = { params: { path: { category } }, body };
  const { ContentElement, Reason } = await replyOf(
    staff.PUT('/api/contentbuilder/{category}/', call),
  );
  if (!ContentElement) throw new Error(`No element was made: ${Reason}`);
  return ContentElement;
}
