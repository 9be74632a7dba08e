import { mockTarget } from './mock-target.ts';
import { webhooksConformance } from './webhooks.ts';

webhooksConformance(mockTarget);
