import type { BodyOf } from '../../contract/operation-types.ts';
import { replyOf } from '../../src/errors.ts';
import type { components } from '../../src/schema.d.ts';
import type { ConformingShop } from '../conforming-shop.ts';
import { administratorOf } from './administrator.ts';
import { catalogForm } from './forms.ts';

type Catalog = components['schemas']['Catalog'];

/** Creates a catalog as an administrator, visible by default. */
export async function makeCatalog(
  shop: ConformingShop,
  options: Partial<BodyOf<'createCatalog'>> = {},
): Promise<Catalog> {
  const { shop: staff } = await administratorOf(shop);
  const { Catalog, Reason } = await replyOf(
    staff.PUT('/api/catbuilder/', { body: catalogForm(options) }),
  );
  if (Catalog === undefined) throw new Error(`No catalog was created: ${Reason}`);
  return Catalog;
}
