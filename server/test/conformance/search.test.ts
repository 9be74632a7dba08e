import { searchConformance } from '@spindle/sdk/conformance/search';
import { realTarget } from './real-target.ts';

searchConformance(realTarget);
