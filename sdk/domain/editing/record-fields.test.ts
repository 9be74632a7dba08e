import { expect, it } from 'vitest';
import { groupFields, itemFields, memberFields } from './record-fields.ts';

const bare = { title: 'A', description: 'B', listingOrderWeight: 3 };
const others = { version: 3 };
const flags = { enabled: true, expired: true, locked: true };
const shared = { ...bare, ...flags, imageAlt: 'C' };
const unset = { ...bare, imageAlt: null, enabled: false, expired: false, locked: false };

it('a form sets every field', () => {
  expect(groupFields(bare)).toEqual({ ...unset, external: false, link: null });
  const none = { subscription: false, digital: false, subscriptionLink: null };
  expect(memberFields(bare)).toEqual({ ...unset, ...none });
  const item = { taxCode: 'txcd_1', externalId: null, couponId: null };
  expect(itemFields({ ...bare, taxCode: 'txcd_1' })).toEqual({ ...unset, ...none, ...item });
});

it('takes only editable fields from a record', () => {
  const group = { ...shared, external: true, link: 'https://example.com' };
  expect(groupFields({ ...group, ...others })).toEqual(group);
  const member = { ...shared, subscription: true, digital: true, subscriptionLink: 'D' };
  expect(memberFields({ ...member, ...others })).toEqual(member);
  const item = { ...member, taxCode: 'txcd_1', externalId: 'E', couponId: 'F' };
  expect(itemFields({ ...item, ...others })).toEqual(item);
});
