import { listsConformance } from '@spindle/sdk/conformance/lists';
import { realTarget } from './real-target.ts';

listsConformance(realTarget);
