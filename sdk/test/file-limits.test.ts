import { expect, it } from 'vitest';
import { contract } from '../contract/contract.ts';
import { readOperations } from '../contract/operation.ts';
import { DOWNLOAD_BYTES, RELEASE_BYTES } from '../domain/media/invalid-file.ts';

it("names the contract's limits", () => {
  const limits = new Map(readOperations(contract).map(({ id, bodyLimit }) => [id, bodyLimit]));
  expect(limits.get('uploadDownload')).toBe(DOWNLOAD_BYTES);
  expect(limits.get('uploadRelease')).toBe(RELEASE_BYTES);
});
