import { tokensConformance } from './tokens.ts';
import { mockTarget } from './mock-target.ts';

tokensConformance(mockTarget);
