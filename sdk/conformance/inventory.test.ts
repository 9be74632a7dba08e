import { inventoryConformance } from './inventory.ts';
import { mockTarget } from './mock-target.ts';

inventoryConformance(mockTarget);
