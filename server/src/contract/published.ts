import { readFileSync } from 'node:fs';
import { asObject, type JsonObject } from '@spindle/sdk/contract/document';
import { contractFile, readContract } from './read-contract.ts';
import type { Handlers } from './handlers.ts';

const forAnHour = 'public, max-age=3600';

let text: string | undefined;
let document: JsonObject | undefined;

/** The contract, for tools: as it is kept, and as JSON. Read when first asked for: most never are. */
export const publishedContract = {
  getContractYaml({ ctx }) {
    text ??= readFileSync(contractFile, 'utf8');
    ctx.set('Cache-Control', forAnHour);
    ctx.type = 'application/yaml';
    return text;
  },
  getContractJson({ ctx }) {
    document ??= readContract();
    const { openapi, info, paths, ...rest } = document;
    ctx.set('Cache-Control', forAnHour);
    return {
      ...rest,
      openapi: String(openapi),
      info: asObject(info, 'info'),
      paths: asObject(paths, 'paths'),
    };
  },
} satisfies Handlers<'getContractYaml' | 'getContractJson'>;
