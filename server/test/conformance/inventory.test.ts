import { inventoryConformance } from '@spindle/sdk/conformance/inventory';
import { realTarget } from './real-target.ts';

inventoryConformance(realTarget);
