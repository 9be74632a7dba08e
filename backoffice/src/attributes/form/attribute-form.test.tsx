// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { renderEditor } from '../fixtures/render-editor.tsx';
import { sampleAttribute, sampleItem } from '../fixtures/sample-item.ts';
import { savingFails, shopHas } from '../fixtures/shop-has.ts';
import { api, server } from '../../test/mock-shop.ts';
import { expectAccessible } from '../../test/expect-accessible.ts';
vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => '', revokeObjectURL: () => '' }));

const power = sampleAttribute();
const adding = '?page=attribute';
const editing = '?page=attribute&attribute=power';

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const field = (name: string) => screen.findByLabelText<HTMLInputElement>(name);
const choose = async (type: string) =>
  userEvent.selectOptions(await screen.findByLabelText('Type'), type);

async function fill(name: string, value: string) {
  const found = await field(name);
  fireEvent.change(found, { target: { value } });
  fireEvent.blur(found);
}

describe('a new attribute', () => {
  it('asks for its type first, and only then for the rest', async () => {
    shopHas(sampleItem());
    renderEditor({ search: adding });
    expect(await screen.findByRole('region', { name: 'Add Attribute' })).toBeTruthy();
    const type = await screen.findByLabelText<HTMLSelectElement>('Type');
    expect(type.selectedOptions[0]?.textContent).toBe('SELECT TYPE');
    expect([...type.options].map(({ value }) => value).slice(1)).toEqual([
      'COLOR',
      'COMPONENT',
      'DOWNLOADABLE',
      'EXTERNAL',
      'HTML',
      'IMAGE',
      'LINK',
      'LICENSE',
      'PACKAGE',
      'SIZE',
      'SHIPPING',
      'SUBSCRIPTION',
      'TAX_CATEGORY_CODE',
      'VIDEO',
      'WEIGHT',
      'DISCORD',
    ]);
    expect(screen.queryByLabelText('Name')).toBeNull();
    await choose('WEIGHT');
    expect((await field('Name')).maxLength).toBe(64);
    expect(screen.getByText('In ounces, such as 24 or 7.5.')).toBeTruthy();
    await expectAccessible();
  });

  it('is saved under its name, and then stands in the list', async () => {
    const { sent } = shopHas(sampleItem());
    const router = renderEditor({ search: adding });
    await choose('WEIGHT');
    await fill('Name', 'weight');
    await fill('Weight', '148');
    await press('Save');
    expect(await screen.findByRole('heading', { name: 'WEIGHT / weight' })).toBeTruthy();
    expect(router.state.location.search).toBe('?page=attributes');
    expect(sent).toEqual([
      {
        call: 'PUT /api/catbuilder/spindles/er20/weight',
        form: { type: 'WEIGHT', value: '148', description: '' },
      },
    ]);
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Edit weight');
  });

  it('needs a type and a name of its own', async () => {
    const { sent } = shopHas(sampleItem({ attributes: [power] }));
    renderEditor({ search: adding });
    await press('Save');
    expect(await screen.findByText('Choose a type.')).toBeTruthy();
    await choose('SIZE');
    await press('Save');
    expect(await screen.findByText('Give it a name.')).toBeTruthy();
    await fill('Name', 'power');
    expect(await screen.findByText(/^There is an attribute of this name/)).toBeTruthy();
    await press('Save');
    expect(sent).toEqual([]);
  });

  it('of a video takes the address of its page, and shows the frame', async () => {
    shopHas(sampleItem());
    renderEditor({ search: adding });
    await choose('VIDEO');
    const link = await field('Video link');
    expect([link.maxLength, link.size]).toEqual([255, 80]);
    await fill('Video link', 'https://www.youtube.com/watch?v=abc123');
    const embedded = 'https://www.youtube-nocookie.com/embed/abc123';
    await waitFor(() => expect(link.value).toBe(embedded));
    await press('Play video: as it will be shown from www.youtube-nocookie.com');
    expect(screen.getByTitle('as it will be shown').getAttribute('src')).toBe(embedded);
  });

  it('of a picture sends the picture after it is saved', async () => {
    const { sent } = shopHas(sampleItem());
    renderEditor({ search: adding });
    await choose('IMAGE');
    await fill('Name', 'collet nut');
    await fill('Alternative text', 'A collet nut');
    await userEvent.upload(
      await screen.findByLabelText('Image file', { selector: 'input' }),
      new File(['picture'], 'nut.jpg', { type: 'image/jpeg' }),
    );
    await expectAccessible();
    await press('Save');
    expect(await screen.findByRole('heading', { name: 'IMAGE / collet nut' })).toBeTruthy();
    expect(sent.map(({ call }) => call)).toEqual([
      'PUT /api/catbuilder/spindles/er20/collet%20nut',
      'POST /api/catimage/spindles/er20/collet%20nut',
    ]);
  });

  it('says when its picture could not be uploaded, and tries again from there', async () => {
    const { sent } = shopHas(sampleItem());
    server.use(
      api.post(
        '/api/catimage/{catalogId}/{catalogItemId}/{attributeId}',
        ({ response }) => response(200).json({ Status: 'ERROR', Reason: 'That is no picture.' }),
        { once: true },
      ),
    );
    renderEditor({ search: adding });
    await choose('IMAGE');
    await fill('Name', 'nut');
    await userEvent.upload(
      await screen.findByLabelText('Image file', { selector: 'input' }),
      new File(['picture'], 'nut.jpg', { type: 'image/jpeg' }),
    );
    await press('Save');
    expect(await screen.findByText('That is no picture.')).toBeTruthy();
    expect(screen.getByText('nut.jpg is sent when you save.')).toBeTruthy();
    await press('Save');
    expect(await screen.findByRole('heading', { name: 'IMAGE / nut' })).toBeTruthy();
    expect(sent.map(({ form }) => form['version'])).toEqual([undefined, '1', undefined]);
  });
});

describe('an attribute that exists', () => {
  it('keeps its type and its name', async () => {
    shopHas(sampleItem({ attributes: [power] }));
    renderEditor({ search: editing });
    expect(await screen.findByRole('region', { name: 'power' })).toBeTruthy();
    const [type, name] = [await field('Type'), await field('Name')];
    expect([type.value, type.readOnly, name.value, name.readOnly]).toEqual([
      'SIZE',
      true,
      'power',
      true,
    ]);
    await expectAccessible();
  });

  it('is saved with the version that was edited', async () => {
    const { sent } = shopHas(sampleItem({ attributes: [power] }));
    renderEditor({ search: editing });
    await fill('Size', '3 kW');
    await press('Save');
    expect(await screen.findByText('SIZE == 3 kW')).toBeTruthy();
    expect(sent[0]?.form).toEqual({
      type: 'SIZE',
      value: '3 kW',
      description: 'Rated power',
      version: '3',
    });
  });

  it.each([
    [200, 'It can’t be changed now.'],
    [503, 'The shop is busy.'],
  ])('stays as it was filled in where it could not be saved (%i)', async (status, Reason) => {
    shopHas(sampleItem({ attributes: [power] }));
    renderEditor({ search: editing });
    savingFails(status, { Status: 'ERROR', Reason });
    await fill('Size', '3 kW');
    await press('Save');
    expect((await screen.findByRole('alert')).textContent).toBe(Reason);
    expect((await field('Size')).value).toBe('3 kW');
  });

  it('says at the field what is wrong with it', async () => {
    const weight = sampleAttribute({ attributeId: 'power', type: 'WEIGHT', value: '148' });
    shopHas(sampleItem({ attributes: [weight] }));
    renderEditor({ search: editing });
    savingFails(400, {
      Status: 'ERROR',
      Reason: 'The value is wrong.',
      Errors: [{ path: 'value', message: 'must be a number of ounces above 0.' }],
    });
    await fill('Weight', 'heavy');
    await press('Save');
    const message = await screen.findByText('Weight must be a number of ounces above 0.');
    expect((await field('Weight')).getAttribute('aria-describedby')).toBe(message.id);
  });

  it('asks before what was filled in is lost', async () => {
    shopHas(sampleItem({ attributes: [power] }));
    renderEditor({ search: editing });
    await fill('Size', '3 kW');
    await press('Cancel');
    await press('Leave without saving');
    expect(await screen.findByText('SIZE == 2.2 kW')).toBeTruthy();
  });

  it('goes back to the list without a question where nothing changed', async () => {
    shopHas(sampleItem({ attributes: [power] }));
    renderEditor({ search: editing });
    await press('Cancel');
    expect(await screen.findByText('SIZE == 2.2 kW')).toBeTruthy();
  });

  it('says when it is gone', async () => {
    shopHas(sampleItem());
    renderEditor({ search: editing });
    expect(await screen.findByText('There is no attribute “power”')).toBeTruthy();
    await press('Show all attributes');
    expect(await screen.findByText('No attributes yet')).toBeTruthy();
  });
});

describe('an attribute that somebody else has changed', () => {
  const theirs = { ...power, value: '2.4 kW', version: 4 };

  async function conflict(body: object = { Attribute: theirs }) {
    const shop = shopHas(sampleItem({ attributes: [power] }));
    server.use(
      api.put(
        '/api/catbuilder/{catalogId}/{catalogItemId}/{attributeId}',
        ({ response }) =>
          response.untyped(
            HttpResponse.json({ Status: 'ERROR', Reason: 'Changed.', ...body }, { status: 409 }),
          ),
        { once: true },
      ),
    );
    renderEditor({ search: editing });
    await fill('Size', '3 kW');
    await press('Save');
    const choice = await screen.findByRole('alert');
    return { ...shop, choice };
  }

  it('shows what differs', async () => {
    const { choice } = await conflict();
    const row = within(choice).getByRole('row', { name: 'Size 3 kW 2.4 kW' });
    expect(row).toBeTruthy();
    await expectAccessible();
  });

  it('is saved over theirs where that is wanted', async () => {
    const { sent } = await conflict();
    await press('Keep mine and save');
    expect(await screen.findByText('SIZE == 3 kW')).toBeTruthy();
    expect(sent[0]?.form).toMatchObject({ value: '3 kW', version: '4' });
  });

  it('goes on from theirs where that is wanted', async () => {
    const { sent } = await conflict();
    await press('Take theirs');
    await waitFor(async () => expect((await field('Size')).value).toBe('2.4 kW'));
    await fill('Size', '2.5 kW');
    await press('Save');
    expect(await screen.findByText('SIZE == 2.5 kW')).toBeTruthy();
    expect(sent[0]?.form).toMatchObject({ value: '2.5 kW', version: '4' });
  });

  it('is made again where they deleted it and it is kept', async () => {
    const { choice, sent } = await conflict({});
    expect(within(choice).getByRole('row', { name: 'power 3 kW deleted' })).toBeTruthy();
    await press('Keep mine and save');
    expect(await screen.findByText('SIZE == 3 kW')).toBeTruthy();
    expect(sent[0]?.form['version']).toBeUndefined();
  });
});
