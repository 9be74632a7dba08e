import { contract } from '../../contract/contract.ts';
import { asObject } from '../../contract/document.ts';
import type { MockHandlers } from '../core/call.ts';

const forAnHour = 'public, max-age=3600';

/** The contract, for tools. JSON is YAML, too. */
export const publishedContract = {
  getContractYaml({ setHeader }) {
    setHeader('Cache-Control', forAnHour);
    return JSON.stringify(contract, null, 2);
  },

  getContractJson({ setHeader }) {
    setHeader('Cache-Control', forAnHour);
    const { openapi, info, paths, ...rest } = contract;
    return {
      ...rest,
      openapi: String(openapi),
      info: asObject(info, 'info'),
      paths: asObject(paths, 'paths'),
    };
  },
} satisfies Partial<MockHandlers>;
