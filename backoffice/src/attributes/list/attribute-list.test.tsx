// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { renderEditor } from '../fixtures/render-editor.tsx';
import { sampleAttribute, sampleItem, sheet } from '../fixtures/sample-item.ts';
import { shopHas } from '../fixtures/shop-has.ts';
import { api, server } from '../../test/mock-shop.ts';
import { expectAccessible } from '../../test/expect-accessible.ts';
const search = '?page=attributes';
const power = sampleAttribute();
const path = '/api/catbuilder/{catalogId}/{catalogItemId}/{attributeId}';

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

describe('the attribute list', () => {
  it.each([
    [
      sampleAttribute({ type: 'EXTERNAL', value: 'https://example.com/manual' }),
      'https://example.com/manual',
    ],
    [sampleAttribute({ type: 'TAX_CATEGORY_CODE', value: 'txcd_1' }), 'TAX CODE == txcd_1'],
    [sampleAttribute({ type: 'COLOR', value: 'graphite' }), 'COLOR == graphite'],
    [sampleAttribute({ type: 'WEIGHT', value: '148' }), 'WEIGHT == 148'],
    [sampleAttribute({ type: 'IMAGE', value: 'catalog/a.webp' }), 'catalog/a.webp'],
    [sampleAttribute({ type: 'IMAGE', value: 'catalog/a.webp' }), 'Rated power'],
    [sheet, 'Runout 0.003 mm'],
  ])('shows %j as %s', async (attribute, text) => {
    shopHas(sampleItem({ attributes: [attribute] }));
    renderEditor({ search });
    const heading = `${attribute.type} / ${attribute.attributeId}`;
    expect(await screen.findByRole('heading', { name: heading })).toBeTruthy();
    expect(await screen.findByText(text)).toBeTruthy();
  });

  it('frames a video once it is wanted', async () => {
    const value = 'https://player.vimeo.com/video/1';
    shopHas(sampleItem({ attributes: [sampleAttribute({ type: 'VIDEO', value })] }));
    renderEditor({ search });
    await userEvent.click(await screen.findByRole('button', { name: /^Play video/ }));
    expect(screen.getByTitle('Rated power').getAttribute('src')).toBe(value);
  });

  it('is readable by everybody', async () => {
    shopHas(sampleItem({ attributes: [power, sheet] }));
    renderEditor({ search });
    await screen.findByText('Runout 0.003 mm');
    await expectAccessible();
  });

  it('tells what attributes are while there are none', async () => {
    shopHas(sampleItem());
    renderEditor({ search });
    expect(await screen.findByText('No attributes yet')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Add Attribute' })).toBeTruthy();
  });

  it('deletes what was asked for, once that is confirmed', async () => {
    const { sent } = shopHas(sampleItem({ attributes: [power, sheet] }));
    renderEditor({ search });
    await press('Delete power');
    const question = await screen.findByRole('alertdialog', { name: 'Deleting Attribute' });
    expect(question.textContent).toContain("Are you sure you want to delete 'SIZE / power'?");
    await userEvent.click(within(question).getByRole('button', { name: 'Dismiss' }));
    expect(sent).toEqual([]);
    await press('Delete power');
    await press('Delete Attribute');
    expect(await screen.findByText('Attribute Deleted')).toBeTruthy();
    expect(sent).toEqual([{ call: 'DELETE /api/catbuilder/spindles/er20/power', form: {} }]);
    expect(screen.queryByRole('heading', { name: 'SIZE / power' })).toBeNull();
    expect(screen.getByRole('heading', { name: 'HTML / spec-sheet' })).toBeTruthy();
  });

  it.each([
    [200, 'It is needed.'],
    [503, 'The shop is busy.'],
  ])('says why something could not be deleted (%i)', async (status, Reason) => {
    shopHas(sampleItem({ attributes: [power] }));
    server.use(
      api.delete(path, ({ response }) =>
        response.untyped(HttpResponse.json({ Status: 'ERROR', Reason }, { status })),
      ),
    );
    renderEditor({ search });
    await press('Delete power');
    await press('Delete Attribute');
    const told = await screen.findByRole('alert');
    expect(told.textContent).toBe(`Error Deleting Attribute${Reason}`);
    expect(screen.getByRole('heading', { name: 'SIZE / power' })).toBeTruthy();
  });
});
