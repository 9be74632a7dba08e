import type { Attribute } from '../attributes/attribute-calls.ts';
import type { ContentElement } from './content-records.ts';

const MEASURES = new Set<Attribute['type']>(['SIZE', 'COMPONENT', 'COLOR', 'PACKAGE', 'WEIGHT']);

export interface ElementLink {
  key: string;
  text: string;
  /** Null where what was written is no address to follow. */
  address: string | null;
}

/** What leads elsewhere, the element's own link first. */
export function linksOf({ subscriptionLink, attributes }: ContentElement): ElementLink[] {
  const own = subscriptionLink ? [linkTo('own', subscriptionLink, subscriptionLink)] : [];
  const further = attributes
    .filter(({ type, value }) => (type === 'LINK' || type === 'EXTERNAL') && value !== '')
    .map(({ attributeId, value, description }) => linkTo(attributeId, description || value, value));
  return [...own, ...further];
}

/** What can be measured, as names and values. */
export function measuresOf({ attributes }: ContentElement) {
  return attributes
    .filter(({ type, value }) => MEASURES.has(type) && value !== '')
    .map(({ attributeId, value, description }) => ({ label: description || attributeId, value }));
}

/** Addresses of scripts and the like are never followed. */
function linkTo(key: string, text: string, target: string): ElementLink {
  const address = URL.canParse(target) ? new URL(target) : null;
  const followed = address !== null && /^https?:$/.test(address.protocol);
  return { key, text, address: followed ? address.href : null };
}
