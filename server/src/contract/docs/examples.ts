import type { Json } from '@spindle/sdk/contract/document';
import type { Call } from './call.ts';

/** The path with the contract's examples put in. */
export function examplePath({ path, parameters }: Call): string {
  return path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const found = parameters.find((one) => one.in === 'path' && one.name === name);
    return encodeURIComponent(textOf(found?.example));
  });
}

/** What a query has to have, and of lists which part. */
export function queryExamples({ parameters }: Call): [name: string, value: Json][] {
  return parameters
    .filter((one) => one.in === 'query' && (one.required || one.name === 'range'))
    .map(({ name, example }) => [name, example ?? '']);
}

export function pathExamples({ parameters }: Call): [name: string, value: Json][] {
  return parameters
    .filter((one) => one.in === 'path')
    .map(({ name, example }) => [name, example ?? '']);
}

/** Whether it can be sent again under an `Idempotency-Key`. */
export function takesKey({ parameters }: Call): boolean {
  return parameters.some(({ name }) => name === 'Idempotency-Key');
}

export function needsKey({ parameters }: Call): boolean {
  return parameters.some(({ name, required }) => name === 'Idempotency-Key' && required);
}

export function textOf(example: Json | undefined): string {
  return typeof example === 'object' ? JSON.stringify(example) : String(example ?? '');
}
