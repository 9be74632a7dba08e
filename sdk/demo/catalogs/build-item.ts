import { escapeHtml } from '../../domain/mail/escape-html.ts';
import type { ItemFile } from './catalog-file.ts';
import type { DemoAttribute, DemoItem } from './types.ts';

const TANGIBLE = 'txcd_99999999';
const ELECTRONIC = 'txcd_10000000';
const SAAS_PERSONAL = 'txcd_10103000';

export function buildItem(catalogId: string, file: ItemFile, listingOrderWeight: number): DemoItem {
  const { terms, parcel, pictures, video, spec, box, note, facts, needs, fits, contains, ...item } =
    file;
  const subscription = terms !== undefined;
  return {
    ...item,
    image: `catalog/${catalogId}/${item.catalogItemId}.webp`,
    subscription,
    listingOrderWeight,
    taxCode: subscription ? SAAS_PERSONAL : item.digital ? ELECTRONIC : TANGIBLE,
    subscriptionLink: null,
    couponId: null,
    attributes: buildAttributes(catalogId, file),
  };
}

function buildAttributes(catalogId: string, file: ItemFile): DemoAttribute[] {
  const attributes: DemoAttribute[] = [];
  const add = (
    type: DemoAttribute['type'],
    attributeId: string,
    value: string,
    description: string | null = null,
  ) => attributes.push({ attributeId, type, value, description });

  if (file.terms !== undefined) add('SUBSCRIPTION', 'TERMS', file.terms, 'Billing period');
  for (const [ending, shows] of Object.entries(file.pictures)) {
    add('IMAGE', ending, `catalog/${catalogId}/${file.catalogItemId}-${ending}.webp`, shows);
  }
  for (const [name, value] of Object.entries(file.spec)) add('SPEC', name, value);
  const details = detailsHtml(file);
  if (details !== '') add('HTML', 'details', details, 'In the box');
  if (file.video) {
    const { id, shows } = file.video;
    add('VIDEO', 'video', `https://www.youtube-nocookie.com/embed/${id}`, shows);
  }
  if (file.parcel) {
    const { ounces, freight, hsCode, origin, packed } = file.parcel;
    add('WEIGHT', 'weight', String(ounces), 'Shipping weight in ounces');
    add('SHIPPING', 'shipping', freight ? 'FREIGHT' : 'PARCEL', 'Shipping group');
    add('HS_CODE', 'hs-code', hsCode, 'HS code');
    add('ORIGIN', 'origin', origin, 'Made in');
    add('PACKAGE', 'packed', packed, 'Packed');
  }
  attributes.push(...file.facts);
  for (const relation of ['needs', 'fits', 'contains'] as const) {
    for (const [other, reason] of Object.entries(file[relation])) {
      const name = other.slice(other.indexOf('/') + 1);
      add(
        'COMPONENT',
        `${relation}-${name}`,
        other,
        reason === '' ? relation : `${relation}: ${reason}`,
      );
    }
  }
  return attributes;
}

/** Returns what is in the box and what to know before use; empty if the file has neither. */
function detailsHtml({ box, note }: ItemFile): string {
  const lines = box.map((line) => `<li>${escapeHtml(line)}</li>`).join('');
  const list = box.length === 0 ? '' : `<h3>In the box</h3><ul>${lines}</ul>`;
  return list + (note === undefined ? '' : `<p>${escapeHtml(note)}</p>`);
}
