import { fileURLToPath } from 'node:url';

export const contractFile = fileURLToPath(new URL('../../../openapi.yaml', import.meta.url));
