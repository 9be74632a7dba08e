import type { JsonObject } from '@spindle/sdk/contract/document';
import { readOperations } from '@spindle/sdk/contract/operation';
import { compileRequestChecks } from '@spindle/sdk/contract/request-checks';
import { makeCompilers } from '@spindle/sdk/contract/schema-compiler';

/** Shops in one process share a contract, so its checks are compiled once for all of them. */
const known = new WeakMap<JsonObject, ReturnType<typeof readDocument>>();

/** Returns the contract's operations, each with its compiled input checks. */
export function checkedOperations(document: JsonObject) {
  const operations = known.get(document) ?? readDocument(document);
  known.set(document, operations);
  return operations;
}

function readDocument(document: JsonObject) {
  const compilers = makeCompilers(document);
  return readOperations(document).map((operation) => ({
    operation,
    checks: compileRequestChecks(operation, compilers),
  }));
}
