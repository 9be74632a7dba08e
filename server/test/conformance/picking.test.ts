import { pickingConformance } from '@spindle/sdk/conformance/picking';
import { realTarget } from './real-target.ts';

pickingConformance(realTarget);
