import { memberOf } from './member-of.ts';
import type { SignedIn } from './sign-in.ts';

/** Returns the fields of the section form, with these instead of the defaults. */
export function sectionForm(fields: Record<string, string> = {}): Record<string, string> {
  return {
    title: 'Build logs',
    description: 'Machines our customers have built.',
    enabled: 'true',
    listingOrderWeight: '10',
    ...fields,
  };
}

/** Returns the fields of the element form, with these instead of the defaults. */
export function elementForm(fields: Record<string, string> = {}): Record<string, string> {
  return {
    title: 'Router table',
    description: 'Cut and assembled in a weekend.',
    enabled: 'true',
    listingOrderWeight: '10',
    ...fields,
  };
}

/** Creates a section as staff do. Returns its key. */
export async function addSection(staff: SignedIn, fields: Record<string, string> = {}) {
  const { body } = await staff.put('/api/contentbuilder/', sectionForm(fields));
  return memberOf(body, 'Content', 'category');
}

/** Creates an element as staff do. Returns its id. */
export async function addElement(
  staff: SignedIn,
  category: string,
  fields: Record<string, string> = {},
) {
  const { body } = await staff.put(`/api/contentbuilder/${category}/`, elementForm(fields));
  return memberOf(body, 'ContentElement', 'elementId');
}
