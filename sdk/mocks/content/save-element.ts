import { conflict } from '../../contract/failure.ts';
import type { BodyOf, PathOf } from '../../contract/operation-types.ts';
import type { StaffCall } from '../audit/record-audit.ts';
import { chooseId } from '../catalog/choose-id.ts';
import { edited } from '../catalog/edited.ts';
import { recordEdit } from '../catalog/record-edit.ts';
import { findElement, findSection } from '../media/find-content.ts';
import type { ShopState } from '../state.ts';

type Element = ShopState['elements'][number];
type ElementForm = BodyOf<'updateElement'>;
type ElementKey = PathOf<'updateElement'>;

export function createElement(call: StaffCall, category: string, form: ElementForm): Element {
  const { state, now } = call;
  findSection(state, category);
  const taken = takenIds(state, category);
  const element: Element = {
    category,
    elementId: chooseId(form.title, { fallback: 'element', taken, reserved: [] }),
    image: null,
    ...elementFields(form),
    attributes: [],
    version: 1,
    dateCreated: now.toISOString(),
    dateModified: now.toISOString(),
  };
  state.elements.push(element);
  recordEdit(call, {
    action: 'content.create-element',
    subject: subjectOf(element),
    before: null,
    after: auditedElement(element),
  });
  return element;
}

/** @throws 409 with the present record where the form was filled in from another version */
export function updateElement(call: StaffCall, key: ElementKey, form: ElementForm): Element {
  const element = findElement(call.state, key);
  if (form.version !== undefined && form.version !== element.version) {
    throw conflict('Somebody changed this element meanwhile. Look at it again, then save.', {
      ContentElement: element,
    });
  }
  const before = auditedElement(element);
  Object.assign(element, elementFields(form));
  edited(element, call.now);
  recordEdit(call, {
    action: 'content.update-element',
    subject: subjectOf(key),
    before,
    after: auditedElement(element),
  });
  return element;
}

/** Takes it out of its section; its id is never given again. */
export function deleteElement(call: StaffCall, key: ElementKey): void {
  const { state } = call;
  const element = findElement(state, key);
  state.elements = state.elements.filter((one) => one !== element);
  state.goneContentIds.push(`${key.category}/${key.elementId}`);
  recordEdit(call, {
    action: 'content.delete-element',
    subject: subjectOf(key),
    before: auditedElement(element),
    after: null,
  });
}

/** Ids of the section's elements, and of those it had once. */
function takenIds({ elements, goneContentIds }: ShopState, category: string): string[] {
  const gone = goneContentIds.filter((id) => id.startsWith(`${category}/`));
  return [
    ...gone.map((id) => id.slice(category.length + 1)),
    ...elements.filter((one) => one.category === category).map(({ elementId }) => elementId),
  ];
}

const subjectOf = ({ category, elementId }: ElementKey) => `element ${category}/${elementId}`;

/** Every field is replaced but `image`: pictures come by upload. */
function elementFields(form: ElementForm) {
  return {
    title: form.title,
    description: form.description,
    imageAlt: form.imageAlt ?? null,
    subscription: form.subscription ?? false,
    digital: form.digital ?? false,
    enabled: form.enabled ?? false,
    expired: form.expired ?? false,
    locked: form.locked ?? false,
    listingOrderWeight: form.listingOrderWeight,
    subscriptionLink: form.subscriptionLink ?? null,
  };
}

/** What of an element staff can edit. */
function auditedElement(element: Element) {
  const {
    category: _,
    elementId: _id,
    image: _image,
    attributes: _attributes,
    version,
    dateCreated,
    dateModified,
    ...fields
  } = element;
  return fields;
}
