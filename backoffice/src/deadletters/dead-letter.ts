import type { components } from '@spindle/sdk/schema';

export type DeadLetter = components['schemas']['DeadLetter'];
