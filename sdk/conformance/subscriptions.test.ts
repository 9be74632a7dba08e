import { mockTarget } from './mock-target.ts';
import { subscriptionsConformance } from './subscriptions.ts';

subscriptionsConformance(mockTarget);
