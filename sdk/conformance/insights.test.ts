import { insightsConformance } from './insights.ts';
import { mockTarget } from './mock-target.ts';

insightsConformance(mockTarget);
