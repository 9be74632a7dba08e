import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { bundledBytes, everythingIn, mockShopModules } from '@spindle/sdk/build/bundled-bytes';
import { installPacked, linkMockNeeds } from '@spindle/sdk/build/install-packed';
import type { Figure } from './figure.ts';

/** Measures what the packed SDK adds to a page, in addition to the library it is built on. */
export async function measureSizes(): Promise<Figure[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'spindle-sizes-'));
  try {
    await installPacked(folder);
    await linkMockNeeds(folder);
    const bare = await bundledBytes(folder, 'bare', "export { default } from 'openapi-fetch';");
    const program = await bundledBytes(folder, 'program', "export * from '@spindle/sdk';");
    const whole = await bundledBytes(folder, 'whole', await everythingIn(folder));
    const played = await bundledBytes(folder, 'played', mockShopModules);
    const size = (label: string, bytes: number, maxKilobytes: number): Figure => ({
      label,
      value: `${kilobytes(bytes)} gzip`,
      floor: `openapi-fetch alone: ${kilobytes(bare)}`,
      bar: `≤ ${maxKilobytes} KB`,
      missed: bytes > maxKilobytes * 1024,
    });
    return [
      size('SDK, what a program imports', program, 6),
      size('SDK, all but the mocks', whole, 12),
      {
        label: 'The mock shop with its goods, people and orders',
        value: `${kilobytes(played)} gzip`,
        floor: `all else of the SDK: ${kilobytes(whole)}`,
        bar: '',
        missed: false,
      },
    ];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`;
