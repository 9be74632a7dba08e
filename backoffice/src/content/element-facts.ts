import type { Attribute } from '../attributes/attribute-calls.ts';
import type { ContentElement } from './content-records.ts';

const MEASURES = new Set<Attribute['type']>(['SIZE', 'COMPONENT', 'COLOR', 'PACKAGE', 'WEIGHT']);

export interface ElementLink {
  key: string;
  text: string;
  /** Null if the text isn't a valid http or https URL. */
  address: string | null;
}

/** Returns an element's links, starting with its subscription link. */
export function linksOf({ subscriptionLink, attributes }: ContentElement): ElementLink[] {
  const own = subscriptionLink ? [linkTo('own', subscriptionLink, subscriptionLink)] : [];
  const further = attributes
    .filter(({ type, value }) => (type === 'LINK' || type === 'EXTERNAL') && value !== '')
    .map(({ attributeId, value, description }) => linkTo(attributeId, description || value, value));
  return [...own, ...further];
}

/** Returns the names and values of the measurable attributes. */
export function measuresOf({ attributes }: ContentElement) {
  return attributes
    .filter(({ type, value }) => MEASURES.has(type) && value !== '')
    .map(({ attributeId, value, description }) => ({ label: description || attributeId, value }));
}

/** Links only http and https URLs, so that no link can run a script. */
function linkTo(key: string, text: string, target: string): ElementLink {
  const address = URL.canParse(target) ? new URL(target) : null;
  const followed = address !== null && /^https?:$/.test(address.protocol);
  return { key, text, address: followed ? address.href : null };
}
