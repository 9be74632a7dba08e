import { readFileSync } from 'node:fs';
import { asObject, contractFile, readContract } from './document.ts';
import type { Handlers } from './handlers.ts';

const text = readFileSync(contractFile, 'utf8');
const { openapi, info, paths, ...rest } = readContract();
const forAnHour = 'public, max-age=3600';

/** The contract, for tools: as it is kept, and as JSON. */
export const publishedContract = {
  getContractYaml({ ctx }) {
    ctx.set('Cache-Control', forAnHour);
    ctx.type = 'application/yaml';
    return text;
  },
  getContractJson({ ctx }) {
    ctx.set('Cache-Control', forAnHour);
    return {
      ...rest,
      openapi: String(openapi),
      info: asObject(info, 'info'),
      paths: asObject(paths, 'paths'),
    };
  },
} satisfies Handlers<'getContractYaml' | 'getContractJson'>;
