import { rolesConformance } from './roles.ts';
import { mockTarget } from './mock-target.ts';

rolesConformance(mockTarget);
