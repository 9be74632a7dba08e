import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { TestItem } from '../../../test/factories/catalog.ts';
import { startShop, type TestShop } from '../../../test/shop.ts';
import { signInAs, type SignedIn } from '../../../test/sign-in.ts';
import { query } from '../../database/query.ts';
import { sendContent, subscribedItem } from './fixtures/licensed.ts';
import { zipBytes, type EntryBytes } from './fixtures/zip-bytes.ts';

const MEGABYTE = 1_000_000;
const index: EntryBytes = { name: 'index.html', bytes: '<h1>Hello</h1>' };
const evil = (name: string | Buffer, more: Partial<EntryBytes> = {}): EntryBytes => ({
  name,
  bytes: 'evil',
  ...more,
});

let shop: TestShop;
let staff: SignedIn;
let item: TestItem;
/** Folder where the server unpacks zips. */
let temporary: string;
beforeAll(async () => {
  shop = await startShop();
  staff = await signInAs(shop, 'extended');
  item = await subscribedItem(shop);
  temporary = mkdtempSync(join(tmpdir(), 'hostile-'));
  vi.stubEnv('TMPDIR', temporary);
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await shop.close();
  rmSync(temporary, { recursive: true });
});

async function expectRejected(zip: Buffer, why: string): Promise<void> {
  const reply = await sendContent(staff, item, zip);
  expect(reply).toMatchObject({
    status: 200,
    body: { Status: 'ERROR', Reason: expect.stringContaining(why), Release: null },
  });
  const left = await query(shop.orm.em.fork(), 'select from content_releases');
  expect(left).toEqual([]);
  expect(readdirSync(temporary)).toEqual([]);
}

describe('an entry is rejected for its name', () => {
  it.each([
    ['../evil.html', 'points outside'],
    ['lessons/../../evil.html', 'points outside'],
    ['lessons/./evil.html', 'points outside'],
    ['..', 'points outside'],
    ['/etc/evil', 'begins with a slash'],
    ['C:/evil.html', 'drive letter'],
    ['c:evil.html', 'drive letter'],
    [String.raw`..\evil.html`, 'backslash'],
    ['lessons//evil.html', 'folder without a name'],
    ['%2e%2e/evil.html', 'encoded character'],
    ['lessons/%2e%2e%2fevil.html', 'encoded character'],
    ['evil\0.html', 'control characters'],
    ['evil\n.html', 'control characters'],
    ['evil\u0085.html', 'control characters'],
    [`${'long'.repeat(64)}.html`, 'longer than 255 bytes'],
    [`${'long'.repeat(60)}/`.repeat(5) + 'a', 'longer than 1024 bytes'],
    [`${'a/'.repeat(20)}evil.html`, '19 folders deep'],
  ])('%j %s', async (name, why) => {
    await expectRejected(zipBytes([index, evil(name)]), why);
  });

  it('and named in the message, without characters that change how it reads', async () => {
    const reply = await sendContent(staff, item, zipBytes([index, evil('../ev\u202eil.html')]));
    expect(reply.body).toMatchObject({ Reason: expect.stringContaining('“../ev\ufffdil.html”') });
  });

  it('even when it hides behind one that is left out', async () => {
    await expectRejected(zipBytes([index, evil('__MACOSX/../../evil.html')]), 'points outside');
  });
});

describe('an entry is rejected for what it is', () => {
  it.each([
    ['a symbolic link', { mode: 0o120777, bytes: '/etc/passwd' }, 'special file'],
    ['a link that claims to come from DOS', { mode: 0o120777, host: 0 }, 'special file'],
    ['a device', { mode: 0o060644 }, 'special file'],
    ['a pipe', { mode: 0o010644 }, 'special file'],
    ['a socket', { mode: 0o140644 }, 'special file'],
    ['a folder with the name of a file', { mode: 0o040755 }, 'special file'],
    ['encrypted', { flags: 0x1 }, 'encrypted'],
    ['compressed with an unsupported method', { method: 14 }, 'standard zip'],
    ['longer than declared', { bytes: 'a'.repeat(5000), size: 100 }, "doesn't match the size"],
    ['shorter than declared', { bytes: 'a'.repeat(50), size: 100 }, "doesn't match the size"],
    ['stored with a different size', { method: 0, size: 9 }, "doesn't match the size"],
    ['damaged', { crc: 1 }, 'damaged'],
    ['not valid deflate data', { packed: Buffer.from('nonsense'), size: 400 }, 'damaged'],
  ])('%s', async (_, entry: Partial<EntryBytes>, why) => {
    await expectRejected(zipBytes([index, evil('evil.html', entry)]), `“evil.html”`);
    await expectRejected(zipBytes([index, evil('evil.html', entry)]), why);
  });

  it('a folder with contents', async () => {
    await expectRejected(zipBytes([index, evil('evil/', { mode: 0o040755 })]), 'but has content');
  });

  it('strongly encrypted', async () => {
    await expectRejected(zipBytes([index, evil('evil.html', { flags: 0x41 })]), "isn't a zip");
  });
});

describe('duplicate paths are rejected', () => {
  it.each([
    ['twice', ['a.html', 'a.html'], 'in the zip twice'],
    ['by case', ['a.html', 'A.html'], 'only by case'],
    ['by the case of a folder', ['b/a.html', 'B/a.html'], 'only by case'],
    ['by Unicode', ['é.html', 'e\u0301.html'], 'in the zip twice'],
    ['a file and a folder', ['a', 'a/b.html'], 'a file and a folder'],
    ['a file and an empty folder', ['a', 'A/'], 'a file and a folder'],
  ])('%s', async (_, names, why) => {
    const entries = names.map((name) =>
      name.endsWith('/') ? { name, mode: 0o040755 } : evil(name),
    );
    await expectRejected(zipBytes([index, ...entries]), why);
  });
});

describe('a zip bomb is rejected', () => {
  const zeros = Buffer.alloc(11 * MEGABYTE);

  it('that declares a large size', async () => {
    await expectRejected(zipBytes([index, { name: 'bomb', bytes: zeros }]), '100 times');
  });

  it('that declares a small size', async () => {
    const bomb = { name: 'bomb', bytes: zeros, size: 9 * MEGABYTE };
    await expectRejected(zipBytes([index, bomb]), "doesn't match the size");
  });

  it('that declares a small size in 64 bits', async () => {
    const zip64 = { size: 5n, packedSize: 10_000n };
    await expectRejected(
      zipBytes([index, { name: 'bomb', bytes: zeros, zip64 }]),
      "doesn't match the size",
    );
  });

  it('that declares a size larger than any disk', async () => {
    const zip64 = { size: 2n ** 63n, packedSize: 10n };
    await expectRejected(zipBytes([index, { name: 'bomb', bytes: 'a', zip64 }]), '200 MB');
  });

  it('of one large file', async () => {
    await expectRejected(zipBytes([index, evil('bomb', { size: 200_000_001 })]), '200 MB');
  });

  it('of many large files', async () => {
    const packed = Buffer.alloc(2 * MEGABYTE);
    const parts = Array.from({ length: 6 }, (_, n) => ({
      name: `part-${n}`,
      packed,
      size: 190 * MEGABYTE,
    }));
    await expectRejected(zipBytes([index, ...parts]), '1 GB');
  });

  it('whose entries share their bytes', async () => {
    const kernel = { name: 'kernel', bytes: 'a'.repeat(1000) };
    const copies = Array.from({ length: 20 }, (_, n) => ({ name: `copy-${n}`, sharedWith: 1 }));
    await expectRejected(zipBytes([index, kernel, ...copies]), 'shares its bytes');
  });

  it('whose entries overlap', async () => {
    const quoted = { name: 'quoted', method: 0, bytes: 'abc', packedSize: 60, size: 60 };
    await expectRejected(zipBytes([index, quoted, evil('next')]), 'shares its bytes');
  });

  it('of more than 5,000 files, even if the zip declares fewer', async () => {
    const files = Array.from({ length: 5000 }, (_, n) => ({ name: `${n}.txt`, bytes: '.' }));
    await expectRejected(zipBytes([index, ...files]), '5,000');
    await expectRejected(zipBytes([index], { count: 60_000 }), '5,000');
    await expectRejected(zipBytes([index, ...files], { count: 1 }), "isn't a zip");
  });
});

describe('a zip that is not a course is rejected', () => {
  const whole = zipBytes([index, evil('a.html')]);

  it.each([
    ['no bytes', Buffer.alloc(0), "isn't a zip"],
    ['a picture', Buffer.from('\x89PNG\r\n\x1a\n'), "isn't a zip"],
    ['cut off at the end', whole.subarray(0, whole.length - 30), "isn't a zip"],
    ['cut off at the start', whole.subarray(40), "isn't a zip"],
    ['empty', zipBytes([]), 'empty'],
    ['only entries that are left out', zipBytes([{ name: '.DS_Store' }]), 'empty'],
    ['no index.html', zipBytes([{ name: 'start.html', bytes: 'a' }]), 'no index.html'],
    [
      'index.html in one of two folders',
      zipBytes([{ name: 'a/index.html' }, { name: 'b/other.html' }]),
      'no index.html',
    ],
    ['index.html two folders deep', zipBytes([{ name: 'a/b/index.html' }]), 'no index.html'],
  ])('%s', async (_, zip, why) => {
    await expectRejected(zip, why);
  });
});
