import { subscriptionsConformance } from '@spindle/sdk/conformance/subscriptions';
import { realTarget } from './real-target.ts';

subscriptionsConformance(realTarget);
