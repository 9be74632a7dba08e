import { identityConformance } from '@spindle/sdk/conformance/identity';
import { realTarget } from './real-target.ts';

identityConformance(realTarget);
