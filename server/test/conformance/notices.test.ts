import { noticesConformance } from '@spindle/sdk/conformance/notices';
import { realTarget } from './real-target.ts';

noticesConformance(realTarget);
