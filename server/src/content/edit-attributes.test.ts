import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeElement, type TestElement } from '../../test/factories/content.ts';
import { startShop, type TestShop } from '../../test/shop.ts';
import { signInAs, type SignedIn } from '../../test/sign-in.ts';

let shop: TestShop;
let staff: SignedIn;
let element: TestElement;

beforeAll(async () => {
  shop = await startShop();
  staff = await signInAs(shop, 'extended');
});

afterAll(() => shop.close());

beforeEach(async () => {
  element = await makeElement(shop);
  await shop.services.snapshot.refresh();
});

function pathOf(name: string): string {
  const { category, elementId } = element;
  return `/api/contentbuilder/${category}/${elementId}/${encodeURIComponent(name)}`;
}

async function save(name: string, form: Record<string, string>): Promise<void> {
  const { body } = await staff.put(pathOf(name), form);
  expect(body).toEqual({ Status: 'SUCCESS', Reason: 'Attribute saved.' });
}

async function attributesAt(path: string): Promise<unknown> {
  const { body } = await staff.get(path);
  return Array.isArray(body) ? Object(body[0])['attributes'] : undefined;
}

const displayed = () => attributesAt(`/api/creator/${element.category}`);
const known = () => attributesAt(`/api/contentbuilder/${element.category}`);

describe('editing the attributes of an element', () => {
  it('an edit of a deleted attribute is rejected', async () => {
    await save('travel', { type: 'SIZE', value: '600 mm' });
    await staff.delete(pathOf('travel'));
    const late = await staff.put(pathOf('travel'), { type: 'SIZE', value: '1 m', version: '1' });
    expect(late.status).toBe(409);
    expect(late.body).not.toHaveProperty('Attribute');
  });

  it('a picture is public once uploaded, and stays when its description is edited', async () => {
    await save('detail', { type: 'IMAGE', description: 'A fork' });
    expect(await displayed()).toEqual([]);
    expect(await known()).toMatchObject([{ attributeId: 'detail', value: '' }]);
    element = await makeElement(shop, {
      attributes: [{ attributeId: 'detail', type: 'IMAGE', value: 'content/detail.webp' }],
    });
    await save('detail', { type: 'IMAGE', description: 'A fork and its holder' });
    expect(await displayed()).toMatchObject([
      { value: 'content/detail.webp', description: 'A fork and its holder' },
    ]);
  });

  it('markup is stored without anything that runs', async () => {
    await save('text', { type: 'HTML', value: '<p onclick="x()">Hi<script>x()</script></p>' });
    expect(await displayed()).toMatchObject([{ value: '<p>Hi</p>' }]);
  });

  it.each([
    ['VIDEO', 'https://evil.example/video/1'],
    ['LINK', 'javascript:alert(1)'],
    ['HTML', '<script>alert(1)</script>'],
    ['COLOR', '   '],
  ])('a %s of "%s" is rejected, naming the field', async (type, value) => {
    const reply = await staff.put(pathOf('name'), { type, value });
    expect(reply).toMatchObject({ status: 400, body: { Errors: [{ path: 'value' }] } });
  });
});
