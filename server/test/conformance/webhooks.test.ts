import { webhooksConformance } from '@spindle/sdk/conformance/webhooks';
import { realTarget } from './real-target.ts';

webhooksConformance(realTarget);
