import { supportConformance } from '@spindle/sdk/conformance/support';
import { realTarget } from './real-target.ts';

supportConformance(realTarget);
