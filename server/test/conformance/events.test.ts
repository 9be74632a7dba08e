import { eventsConformance } from '@spindle/sdk/conformance/events';
import { realTarget } from './real-target.ts';

eventsConformance(realTarget);
