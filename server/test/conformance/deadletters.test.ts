import { deadlettersConformance } from '@spindle/sdk/conformance/deadletters';
import { realTarget } from './real-target.ts';

deadlettersConformance(realTarget);
