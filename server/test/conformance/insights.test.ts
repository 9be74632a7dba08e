import { insightsConformance } from '@spindle/sdk/conformance/insights';
import { realTarget } from './real-target.ts';

insightsConformance(realTarget);
