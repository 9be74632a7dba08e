import { partslistConformance } from '@spindle/sdk/conformance/partslist';
import { realTarget } from './real-target.ts';

partslistConformance(realTarget);
