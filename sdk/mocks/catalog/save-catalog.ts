import { conflict } from '../../contract/failure.ts';
import type { BodyOf } from '../../contract/operation-types.ts';
import type { StaffCall } from '../audit/record-audit.ts';
import type { ShopState } from '../state.ts';
import { chooseId } from './choose-id.ts';
import { edited } from './edited.ts';
import { findCatalog } from './find-record.ts';
import { auditedCatalog, recordEdit } from './record-edit.ts';

type Catalog = ShopState['catalogs'][number];
type CatalogForm = BodyOf<'updateCatalog'>;

export function createCatalog(call: StaffCall, form: CatalogForm): Catalog {
  const { catalogs, goneIds } = call.state;
  const taken = [...goneIds, ...catalogs.map(({ catalogId }) => catalogId)];
  const catalog: Catalog = {
    catalogId: chooseId(form.title, { fallback: 'catalog', taken }),
    image: null,
    ...catalogFields(form),
    version: 1,
    dateCreated: call.now.toISOString(),
    dateModified: call.now.toISOString(),
  };
  catalogs.push(catalog);
  recordEdit(call, {
    action: 'catalog.create-catalog',
    subject: `catalog ${catalog.catalogId}`,
    before: null,
    after: auditedCatalog(catalog),
  });
  return catalog;
}

/** @throws 409 with the present record where the form was filled in from another version */
export function updateCatalog(call: StaffCall, catalogId: string, form: CatalogForm): Catalog {
  const catalog = findCatalog(call.state, catalogId);
  if (form.version !== undefined && form.version !== catalog.version) {
    throw conflict('Somebody changed this catalogue meanwhile. Look at it again, then save.', {
      Catalog: catalog,
    });
  }
  const before = auditedCatalog(catalog);
  Object.assign(catalog, catalogFields(form));
  edited(catalog, call.now);
  recordEdit(call, {
    action: 'catalog.update-catalog',
    subject: `catalog ${catalogId}`,
    before,
    after: auditedCatalog(catalog),
  });
  return catalog;
}

/** @returns false, with nothing changed, while it still has items */
export function deleteCatalog(call: StaffCall, catalogId: string): boolean {
  const { state } = call;
  const catalog = findCatalog(state, catalogId);
  if (state.items.some((item) => item.catalogId === catalogId)) return false;
  state.catalogs = state.catalogs.filter((one) => one !== catalog);
  state.goneIds.push(catalogId);
  state.gone.catalogs.push(catalog);
  recordEdit(call, {
    action: 'catalog.delete-catalog',
    subject: `catalog ${catalogId}`,
    before: auditedCatalog(catalog),
    after: null,
  });
  return true;
}

/** Every field is replaced but `image`: pictures come by upload. */
function catalogFields(form: CatalogForm) {
  return {
    title: form.title,
    description: form.description,
    imageAlt: form.imageAlt ?? null,
    enabled: form.enabled ?? false,
    expired: form.expired ?? false,
    locked: form.locked ?? false,
    external: form.external ?? false,
    link: form.link ?? null,
    listingOrderWeight: form.listingOrderWeight,
  };
}
