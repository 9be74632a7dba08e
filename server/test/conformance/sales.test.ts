import { entitlementsConformance } from '@spindle/sdk/conformance/entitlements';
import { suites } from '@spindle/sdk/conformance/suites';
import { realTarget } from './real-target.ts';

for (const suite of suites.sales) {
  // sales, refunds, disputes and subscriptions: all of its queries must use an index
  const watched = suite === entitlementsConformance;
  suite(() => realTarget({ watched }));
}
