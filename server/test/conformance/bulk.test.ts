import { bulkConformance } from '@spindle/sdk/conformance/bulk';
import { realTarget } from './real-target.ts';

bulkConformance(realTarget);
