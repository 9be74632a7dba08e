import { entitlementsConformance } from '@spindle/sdk/conformance/entitlements';
import { suites } from '@spindle/sdk/conformance/suites';
import { realTarget } from './real-target.ts';

for (const suite of suites.sales) {
  // Sales, refunds, disputes and subscriptions. All of the shop's queries must use an index.
  const watched = suite === entitlementsConformance;
  suite(() => realTarget({ watched }));
}
