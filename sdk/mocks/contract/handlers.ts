import { contract } from '../../contract/contract.ts';
import { asObject } from '../../contract/document.ts';
import type { MockHandlers } from '../core/call.ts';

const forAnHour = { 'Cache-Control': 'public, max-age=3600' };

/** The contract, for tools. It is sent as JSON, which is also valid YAML. */
export const publishedContract = {
  getContractYaml({ setHeaders }) {
    setHeaders(forAnHour);
    return JSON.stringify(contract, null, 2);
  },

  getContractJson({ setHeaders }) {
    setHeaders(forAnHour);
    const { openapi, info, paths, ...rest } = contract;
    return {
      ...rest,
      openapi: String(openapi),
      info: asObject(info, 'info'),
      paths: asObject(paths, 'paths'),
    };
  },
} satisfies Partial<MockHandlers>;
