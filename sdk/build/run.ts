import path from 'node:path';
import { buildPackage } from './build-package.ts';

await buildPackage(path.join(import.meta.dirname, '..', 'dist'));
