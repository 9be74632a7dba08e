import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, inject, it } from 'vitest';
import { mockReplies } from './mock-shop.ts';
import { readExamples } from './readme.ts';
import { run } from './run.ts';
import { complaintsAbout, forPages } from './third-party.ts';

const project = inject('project');

it('has examples that compile in sequence with the packed SDK', async () => {
  const examples = readExamples();
  expect(examples.length).toBeGreaterThan(8);
  expect(await complaintsAbout(project, 'examples', examples.join('\n'), forPages)).toBe('');
});

it('has examples that do in Node what it says', async () => {
  const pagesUse = ['ra-data-simple-rest', '@tanstack/react-query', '@spindle/sdk/upload', 'msw'];
  const program = readExamples().filter((code) => !pagesUse.some((name) => code.includes(name)));
  await writeFile(path.join(project, 'runnable.ts'), program.join('\n'));

  const done = { Status: 'SUCCESS', Reason: 'Label bought.' };
  const Errors = [{ path: 'message', message: 'is too short' }];
  const rejected = { Status: 'ERROR', Reason: 'Please mend the message.', Errors };
  const page = { headers: { 'Content-Range': 'orders 0-0/1' } };
  const shop = await mockReplies({
    'GET /api/catalog/': [{ body: [{ catalogId: 'spindles', title: 'Spindles' }] }],
    'GET /api/catalog/spindles': [{ body: [{ title: 'ER20 spindle' }] }],
    'POST /api/support/sendTicket': [
      { status: 400, headers: { 'X-Request-Id': 'r-1' }, body: rejected },
    ],
    'POST /api/order/return': [{ body: done }],
    'POST /api/catimage/spindles': [{ body: done }],
    'GET /api/catbuilder/spindles': [
      { body: [{ catalogItemId: 'er20', title: 'ER20 spindle', inventory: 2, couponId: null }] },
    ],
    'PUT /api/catbuilder/spindles/er20': [{ body: done }],
    'POST /api/orderManager/buy/label': [{ status: 503, body: rejected }, { body: done }],
    'GET /api/admin/orders': [{ ...page, body: [{ email: 'ada@example.com', total: 1250 }] }],
  });
  const env = { SHOP: shop.url, TOKEN: 'spdl_test' };
  const { code, output } = await run('node', ['runnable.ts'], { cwd: project, env });
  shop.close();

  expect(output).toContain('Spindles: ER20 spindle');
  expect(output).toContain('400 Please mend the message. is too short');
  expect(output).toContain('Request ID for support: r-1');
  expect(output).toContain('Label bought.');
  expect(output).toMatch(/^[1-9]\d* motors\nINTERNAL_ERROR$/m);
  expect(output.match(/ada@example.com 12.5/g)).toHaveLength(1);
  expect(code).toBe(0);
  expect(new Set(shop.requests.map(({ headers }) => headers.authorization))).toEqual(
    new Set(['Bearer spdl_test']),
  );
  const saved = shop.requests.find(({ call }) => call.startsWith('PUT'));
  expect(saved?.body).toBe('catalogItemId=er20&title=ER20+spindle&inventory=12&inventoryWas=2');
  const bought = shop.requests.filter(({ call }) => call.endsWith('/buy/label'));
  const keys = bought.map(({ headers }) => headers['idempotency-key']);
  expect(keys).toEqual([expect.stringMatching(/^[\w-]{36}$/), keys[0]]);
});
