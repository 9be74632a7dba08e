import { readFileSync } from 'node:fs';
import { readPublishedDocument } from './published-document.ts';
import { contractFile } from './read-contract.ts';
import type { Handlers } from './handlers.ts';

const forAnHour = 'public, max-age=3600';

let text: string | undefined;
let document: ReturnType<typeof readPublishedDocument> | undefined;

/** The contract, for tools: as it is kept, and as JSON. Read when first asked for: most never are. */
export const publishedContract = {
  getContractYaml({ ctx }) {
    text ??= readFileSync(contractFile, 'utf8');
    ctx.set('Cache-Control', forAnHour);
    ctx.type = 'application/yaml';
    return text;
  },
  async getContractJson({ ctx }) {
    document ??= readPublishedDocument();
    document.catch(() => (document = undefined));
    const read = await document;
    ctx.set('Cache-Control', forAnHour);
    return read;
  },
} satisfies Handlers<'getContractYaml' | 'getContractJson'>;
