import { eventsConformance } from './events.ts';
import { mockTarget } from './mock-target.ts';

eventsConformance(mockTarget);
