import { healthConformance } from '@spindle/sdk/conformance/health';
import { realTarget } from './real-target.ts';

healthConformance(realTarget);
