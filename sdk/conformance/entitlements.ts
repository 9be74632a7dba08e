import { defineConformance } from './define-conformance.ts';
import { boughtAccessConforms } from './entitlements/bought.ts';
import { grantsConform } from './entitlements/grants.ts';
import { entitlementListConforms } from './entitlements/staff-list.ts';

export const entitlementsConformance = defineConformance(['entitlements'], (shop) => {
  boughtAccessConforms(shop);
  grantsConform(shop);
  entitlementListConforms(shop);
});
