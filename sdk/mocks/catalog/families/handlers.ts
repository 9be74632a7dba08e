import {
  conflict,
  notFound,
  rejectInvalid,
  requireValid,
  requireVersion,
} from '../../../contract/failure.ts';
import type { BodyOf } from '../../../contract/operation-types.ts';
import {
  copiedAttributes,
  copiedDetails,
  copiedStock,
  invalidCopies,
} from '../../../domain/catalog/add-options.ts';
import { pick } from '../../../domain/fields.ts';
import {
  combineMembers,
  familyDeleted,
  familySaved,
  optionValue,
  readFamily,
  tooManyMembers,
  unknownMember,
} from '../../../domain/catalog/families.ts';
import { changedSinceLoaded, noSuch } from '../../../domain/records.ts';
import {
  done,
  presentDone,
  presentOutcome,
  presentRejection,
  type Rejection,
} from '../../../domain/rejection.ts';
import type { components } from '../../../src/schema.d.ts';
import { recordEdit, type StaffCall } from '../../audit/record-audit.ts';
import type { MockHandlers } from '../../core/call.ts';
import { createRecord } from '../../editing/edit-record.ts';
import { attributesEdited, edited, findRecord } from '../../editing/record-kind.ts';
import type { ShopState } from '../../state.ts';
import { catalogs } from '../catalogs.ts';
import { isOf } from '../find-record.ts';
import { items, listedItem, move } from '../items.ts';
import { sellableUnits } from '../kits.ts';
import { membersOf } from './present-family.ts';

type Family = components['schemas']['Family'];
type StoredFamily = ShopState['families'][number];
type FamilyForm = BodyOf<'updateFamily'>;
type Item = ShopState['items'][number];
type Copy = BodyOf<'addItemOptions'>['copies'][number];

/** @throws 404 if there is none */
export function findFamily(
  { families }: ShopState,
  key: Pick<StoredFamily, 'catalogId' | 'familyId'>,
): StoredFamily {
  const found = families.find(
    ({ catalogId, familyId }) => catalogId === key.catalogId && familyId === key.familyId,
  );
  if (found === undefined) throw notFound(noSuch('family'));
  return found;
}

function presentFamily(call: Pick<StaffCall, 'state' | 'now'>, family: StoredFamily): Family {
  const { catalogId: _, ...fields } = family;
  const members = membersOf(call.state, family.familyId).map((item) => ({
    catalogItemId: item.catalogItemId,
    title: item.title,
    values: family.options.map((option) => optionValue(option, item.attributes) ?? ''),
    enabled: item.enabled,
    price: listedItem(call, item).currentPrice,
    inventory: sellableUnits(call.state, item),
    externalId: item.externalId,
  }));
  return { ...fields, options: [...family.options], members };
}

/** Creates a copy of an item with other option values. */
function copyItem(call: StaffCall, source: Item, copy: Copy, options: readonly string[]): Item {
  const { title, externalId } = copy;
  const inventory = copiedStock(source.details, copy);
  const form = {
    ...pick(source, 'description', 'enabled', 'expired', 'locked', 'listingOrderWeight'),
    ...pick(source, 'subscription', 'digital'),
    ...(source.imageAlt !== null && { imageAlt: source.imageAlt }),
    ...(source.subscriptionLink !== null && { subscriptionLink: source.subscriptionLink }),
    ...(externalId !== undefined && { externalId }),
    title: title.trim(),
    price: String(copy.price),
    inventory,
    taxCode: source.taxCode ?? '',
  };
  return createRecord(call, items, form, {
    group: source.catalogId,
    open(made) {
      const { image, taxCode, attributes, details } = source;
      const copied = copiedAttributes(attributes, { options, values: copy.values });
      made.image = image;
      made.taxCode = taxCode;
      made.details = copiedDetails(details);
      made.attributes = copied.map(({ attribute, value }) => ({ ...attribute, value, version: 1 }));
      move(call, made, 'opening', inventory);
    },
  });
}

/**
 * Makes these items the family's only members, or returns why they can't be.
 * @throws 400 naming an unknown item
 */
function replaceMembers(
  { state, now }: StaffCall,
  { catalogId, familyId, options }: Omit<StoredFamily, 'version' | 'dateModified'>,
  ids: readonly string[],
): Rejection | null {
  const members = ids.map((catalogItemId, place) => {
    const item = state.items.find((one) => isOf(one, { catalogId, catalogItemId }));
    return item ?? requireValid(unknownMember(place, catalogItemId));
  });
  const candidates = members.map((item) => ({ ...item, familyId: item.familyId ?? null }));
  const combined = combineMembers({ familyId, options }, candidates);
  if (!('combinations' in combined)) return combined;
  for (const item of state.items) {
    const stays = item.catalogId === catalogId && ids.includes(item.catalogItemId);
    if (stays || item.familyId === familyId) attributesEdited(item, now);
    if (stays) item.familyId = familyId;
    else if (item.familyId === familyId) item.familyId = null;
  }
  return null;
}

const audited = ({ title, options, members }: Family) => ({
  title,
  options,
  members: members.map(({ catalogItemId }) => catalogItemId),
});

function record(
  call: StaffCall,
  { catalogId, familyId }: StoredFamily,
  change: { verb: string; before: Family | null; after: Family | null },
): void {
  const { verb, before, after } = change;
  recordEdit(call, {
    action: `catalog.${verb}-family`,
    subject: `family ${catalogId}/${familyId}`,
    before: before && audited(before),
    after: after && audited(after),
  });
}

export const families = {
  listFamilies(call) {
    const { catalogId } = findRecord(call.state, catalogs, call.params);
    const found = call.state.families.filter((family) => family.catalogId === catalogId);
    const byTitle = found.toSorted((one, other) => (one.title < other.title ? -1 : 1));
    return { families: byTitle.map((family) => presentFamily(call, family)) };
  },

  createFamily(call) {
    const fields = requireValid(readFamily(call.body));
    const { catalogId } = findRecord(call.state, catalogs, call.params);
    const dateModified = call.now.toISOString();
    const family = { familyId: call.newId(), catalogId, ...fields, version: 1, dateModified };
    const rejection = replaceMembers(call, family, call.body.members);
    if (rejection !== null) throw conflict(rejection);
    call.state.families.push(family);
    const after = presentFamily(call, family);
    record(call, family, { verb: 'create', before: null, after });
    return { familyId: family.familyId };
  },

  addItemOptions(call) {
    const { title, options } = requireValid(readFamily(call.body));
    rejectInvalid(invalidCopies(call.body));
    const source = findRecord(call.state, items, call.params);
    const { catalogId } = source;
    const existing = call.state.families.find(({ familyId }) => familyId === source.familyId);
    const before = existing ? presentFamily(call, existing) : null;
    const others = before?.members ?? [source];
    rejectInvalid(tooManyMembers(others.length + call.body.copies.length));
    const copies = call.body.copies.map((copy) => copyItem(call, source, copy, options));
    const dateModified = call.now.toISOString();
    const family = existing ?? {
      familyId: call.newId(),
      catalogId,
      title,
      options,
      version: 1,
      dateModified,
    };
    const catalogItemIds = copies.map(({ catalogItemId }) => catalogItemId);
    const members = [...others.map(({ catalogItemId }) => catalogItemId), ...catalogItemIds];
    Object.assign(family, { title, options });
    const rejection = replaceMembers(call, family, members);
    if (rejection !== null) throw conflict(rejection);
    if (existing) edited(existing, call.now);
    else call.state.families.push(family);
    const verb = existing ? 'update' : 'create';
    record(call, family, { verb, before, after: presentFamily(call, family) });
    return { familyId: family.familyId, catalogItemIds };
  },

  updateFamily(call) {
    const form: FamilyForm = call.body;
    const fields = requireValid(readFamily(form));
    const family = findFamily(call.state, call.params);
    const before = presentFamily(call, family);
    requireVersion(form.version, before, changedSinceLoaded('family'), { Family: before });
    const { catalogId, familyId } = family;
    const rejection = replaceMembers(call, { catalogId, familyId, ...fields }, form.members);
    if (rejection !== null) return { ...presentRejection(rejection), Family: before };
    Object.assign(family, fields);
    edited(family, call.now);
    const Family = presentFamily(call, family);
    record(call, family, { verb: 'update', before, after: Family });
    return { ...presentDone(familySaved), Family };
  },

  deleteFamily(call) {
    const family = findFamily(call.state, call.params);
    record(call, family, { verb: 'delete', before: presentFamily(call, family), after: null });
    replaceMembers(call, family, []);
    call.state.families.splice(call.state.families.indexOf(family), 1);
    return presentOutcome(done(familyDeleted));
  },
} satisfies Partial<MockHandlers>;
