import { entitlementsConformance } from '@spindle/sdk/conformance/entitlements';
import { realTarget } from './real-target.ts';

entitlementsConformance(realTarget);
