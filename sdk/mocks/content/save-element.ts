import type { BodyOf, PathOf } from '../../contract/operation-types.ts';
import type { StaffCall } from '../audit/record-audit.ts';
import { chooseId } from '../editing/choose-id.ts';
import { firstVersion } from '../editing/edited.ts';
import { entryFields } from '../editing/entry-fields.ts';
import { recordEdit } from '../editing/record-edit.ts';
import { saveForm } from '../editing/save-form.ts';
import type { ShopState } from '../state.ts';
import { findElement, findSection } from './find-content.ts';

type Element = ShopState['elements'][number];
type ElementForm = BodyOf<'updateElement'>;
type ElementKey = PathOf<'updateElement'>;

export function createElement(call: StaffCall, category: string, form: ElementForm): Element {
  const { state, now } = call;
  findSection(state, category);
  const taken = takenIds(state, category);
  const elementId = chooseId(form.title, { fallback: 'element', taken, reserved: [] });
  const [key, after] = [{ category, elementId }, entryFields(form)];
  const element: Element = { ...key, image: null, ...after, attributes: [], ...firstVersion(now) };
  state.elements.push(element);
  const subject = subjectOf(key);
  recordEdit(call, { action: 'content.create-element', subject, before: null, after });
  return element;
}

/** @throws 409 with the present record where the form was filled in from another version */
export function updateElement(call: StaffCall, key: ElementKey, form: ElementForm): Element {
  return saveForm(call, findElement(call.state, key), {
    form,
    fieldsOf: entryFields,
    noun: 'element',
    name: 'ContentElement',
    action: 'content.update-element',
    subject: subjectOf(key),
  });
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
    before: entryFields(element),
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
