import { mockTarget } from './mock-target.ts';
import { entitlementsConformance } from './entitlements.ts';

entitlementsConformance(mockTarget);
