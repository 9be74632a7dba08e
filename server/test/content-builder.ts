import { memberOf } from './member-of.ts';
import type { SignedIn } from './sign-in.ts';

/** What the section form sends, with whatever is given in place of the usual. */
export function sectionForm(fields: Record<string, string> = {}): Record<string, string> {
  return {
    title: 'Build logs',
    description: 'Machines our customers have built.',
    enabled: 'true',
    listingOrderWeight: '10',
    ...fields,
  };
}

/** What the element form sends, with whatever is given in place of the usual. */
export function elementForm(fields: Record<string, string> = {}): Record<string, string> {
  return {
    title: 'Router table',
    description: 'Cut and assembled in a weekend.',
    enabled: 'true',
    listingOrderWeight: '10',
    ...fields,
  };
}

/** Makes a section as staff do; its key. */
export async function addSection(staff: SignedIn, fields: Record<string, string> = {}) {
  const { body } = await staff.put('/api/contentbuilder/', sectionForm(fields));
  return memberOf(body, 'Content', 'category');
}

/** Makes an element as staff do; its id. */
export async function addElement(
  staff: SignedIn,
  category: string,
  fields: Record<string, string> = {},
) {
  const { body } = await staff.put(`/api/contentbuilder/${category}/`, elementForm(fields));
  return memberOf(body, 'ContentElement', 'elementId');
}
