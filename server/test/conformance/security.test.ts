import { securityConformance } from '@spindle/sdk/conformance/security';
import { realTarget } from './real-target.ts';

securityConformance(realTarget);
