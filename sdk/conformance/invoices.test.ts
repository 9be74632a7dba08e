import { invoicesConformance } from './invoices.ts';
import { mockTarget } from './mock-target.ts';

invoicesConformance(mockTarget);
