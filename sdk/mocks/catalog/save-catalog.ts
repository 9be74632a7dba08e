import type { BodyOf } from '../../contract/operation-types.ts';
import type { StaffCall } from '../audit/record-audit.ts';
import { chooseId } from '../editing/choose-id.ts';
import { firstVersion } from '../editing/edited.ts';
import { groupFields } from '../editing/group-fields.ts';
import { recordEdit } from '../editing/record-edit.ts';
import { saveForm } from '../editing/save-form.ts';
import type { ShopState } from '../state.ts';
import { findCatalog } from './find-record.ts';

type Catalog = ShopState['catalogs'][number];
type CatalogForm = BodyOf<'updateCatalog'>;

export function createCatalog(call: StaffCall, form: CatalogForm): Catalog {
  const { catalogs, goneIds } = call.state;
  const taken = [...goneIds, ...catalogs.map(({ catalogId }) => catalogId)];
  const catalogId = chooseId(form.title, { fallback: 'catalog', taken });
  const after = groupFields(form);
  const catalog: Catalog = { catalogId, image: null, ...after, ...firstVersion(call.now) };
  catalogs.push(catalog);
  const subject = subjectOf(catalogId);
  recordEdit(call, { action: 'catalog.create-catalog', subject, before: null, after });
  return catalog;
}

/** @throws 409 with the present record where the form was filled in from another version */
export function updateCatalog(call: StaffCall, catalogId: string, form: CatalogForm): Catalog {
  return saveForm(call, findCatalog(call.state, catalogId), {
    form,
    fieldsOf: groupFields,
    noun: 'catalogue',
    name: 'Catalog',
    action: 'catalog.update-catalog',
    subject: subjectOf(catalogId),
  });
}

/** @returns false, with nothing changed, while it still has items */
export function deleteCatalog(call: StaffCall, catalogId: string): boolean {
  const { state } = call;
  const catalog = findCatalog(state, catalogId);
  if (state.items.some((item) => item.catalogId === catalogId)) return false;
  state.catalogs = state.catalogs.filter((one) => one !== catalog);
  state.goneIds.push(catalogId);
  state.gone.catalogs.push(catalog);
  const [subject, before] = [subjectOf(catalogId), groupFields(catalog)];
  recordEdit(call, { action: 'catalog.delete-catalog', subject, before, after: null });
  return true;
}

const subjectOf = (catalogId: string) => `catalog ${catalogId}`;
