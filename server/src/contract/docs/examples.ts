import type { Json } from '@spindle/sdk/contract/document';
import type { Call } from './call.ts';

/** Returns the path with the contract's examples filled in. */
export function examplePath({ path, parameters }: Call): string {
  return path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const found = parameters.find((one) => one.in === 'path' && one.name === name);
    return encodeURIComponent(textOf(found?.example));
  });
}

/** Returns the required query parameters and, for a list, its range. */
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

/** Returns true if the call accepts an `Idempotency-Key`. */
export function takesKey({ parameters }: Call): boolean {
  return parameters.some(({ name }) => name === 'Idempotency-Key');
}

export function needsKey({ parameters }: Call): boolean {
  return parameters.some(({ name, required }) => name === 'Idempotency-Key' && required);
}

export function textOf(example: Json | undefined): string {
  return typeof example === 'object' ? JSON.stringify(example) : String(example ?? '');
}
