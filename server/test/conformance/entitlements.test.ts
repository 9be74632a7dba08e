import { entitlementsConformance } from '@spindle/sdk/conformance/entitlements';
import { realTarget } from './real-target.ts';

// sales, refunds, disputes and subscriptions: what all of it asks is found by an index
entitlementsConformance(() => realTarget({ watched: true }));
