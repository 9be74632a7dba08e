import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { picturePaths } from '../../demo/pictures-folder.ts';
import { answerPictures } from './picture-routes.ts';
import { inTurn } from './route.ts';

let server: Server;
let url: string;
beforeAll(async () => {
  server = createServer((request, response) => void inTurn([answerPictures], request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
});
afterAll(() => server.close());

async function picture(path: string): Promise<{ type: string | null; bytes: Buffer }> {
  const reply = await fetch(`${url}/images/${path}`);
  const bytes = Buffer.from(await reply.arrayBuffer());
  return { type: reply.headers.get('Content-Type'), bytes };
}

test('every picture of the demo is served, each a different one', async () => {
  const served = new Set<string>();
  for (const path of picturePaths()) {
    const { type, bytes } = await picture(path);
    expect(type).toBe('image/webp');
    served.add(bytes.toString('base64'));
  }
  expect(served.size).toBe(picturePaths().length);
});

test('one file serves all its widths', async () => {
  const whole = await picture('catalog/motors/nema23-1n9.webp');
  for (const width of ['400', '800']) {
    expect(await picture(`catalog/motors/nema23-1n9-${width}.webp`)).toEqual(whole);
  }
  expect(await picture('catalog/motors/nema23-1n9-back.webp')).not.toEqual(whole);
});

test.each(['uploads/never.webp', '%2e%2e%2fpictures-folder.ts', 'catalog'])(
  'a missing picture is replaced by a parcel: %s',
  async (path) => {
    expect(await picture(path)).toEqual(await picture('catalog/surplus.webp'));
  },
);

test('members of the community have their own faces', async () => {
  const one = await picture('community/avatars/1/a.png');
  expect(one.type).toBe('image/svg+xml');
  expect(await picture('community/avatars/2/b.png')).not.toEqual(one);
});
