import { isObject, type Json } from '@spindle/sdk/contract/document';
import { successType, type Call } from './call.ts';
import { needsKey, pathExamples, queryExamples, takesKey } from './examples.ts';
import { codeLiteral, indent } from './code-literal.ts';

/** The setup that every SDK sample builds on. */
export const sdkStart = `import { openAsBlob } from 'node:fs';
import { asJson, createShopClient, once, replyOf } from '@spindle/sdk';

const { SHOP = '', TOKEN = '' } = process.env;
const shop = createShopClient({ baseUrl: SHOP, token: TOKEN });`;

/** Returns the call as SDK code that follows `sdkStart`. */
export function sdkSample(call: Call): string {
  const options = optionsOf(call).map((one) => `${indent(one)},\n`);
  const input = options.length === 0 ? '' : `, {\n${options.join('')}}`;
  const sent = indent(`shop.${call.method}('${call.path}'${input}),`);
  return `const reply = await replyOf(\n${sent}\n);`;
}

function optionsOf(call: Call): string[] {
  const [type, media] = Object.entries(call.bodies)[0] ?? [];
  const parameters = paramsOf(call);
  return [
    ...(parameters.length === 0 ? [] : [`params: { ${parameters.join(', ')} }`]),
    ...(type === undefined ? [] : [`body: ${bodyOf(type, media?.example)}`]),
    ...(type === 'application/json' ? ['...asJson'] : []),
    ...(takesKey(call) && !needsKey(call) ? ['...once()'] : []),
    ...parsedAs(successType(call)),
  ];
}

function paramsOf(call: Call): string[] {
  const path = membersOf(pathExamples(call));
  const query = membersOf(queryExamples(call));
  return [
    ...(path === '' ? [] : [`path: { ${path} }`]),
    ...(query === '' ? [] : [`query: { ${query} }`]),
    ...(needsKey(call) ? [`header: { 'Idempotency-Key': crypto.randomUUID() }`] : []),
  ];
}

function membersOf(examples: [name: string, value: Json][]): string {
  return examples.map(([name, value]) => `${name}: ${codeLiteral(value)}`).join(', ');
}

function bodyOf(type: string, example: Json | undefined): string {
  if (type !== 'multipart/form-data') return codeLiteral(example ?? {});
  const files = Object.entries(isObject(example) ? example : {});
  const members = files.map(([name, file]) => `${name}: await openAsBlob(${codeLiteral(file)})`);
  return `{ ${members.join(', ')} }`;
}

function parsedAs(type: string | undefined): string[] {
  if (type === undefined || type === 'application/json') return [];
  return [`parseAs: '${type.includes('yaml') ? 'text' : 'blob'}'`];
}
