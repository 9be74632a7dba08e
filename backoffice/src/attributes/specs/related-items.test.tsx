// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { expectAccessible } from '../../test/expect-accessible.ts';
import { mockShop } from '../../test/mock-shop.ts';
import { openApp } from '../../test/open-app.ts';
import { press } from '../../test/press.ts';
import { attributeNow, editor, setAttributes } from '../fixtures/edited-item.ts';

it('finds an item by its part number or title, and relates it with a reason', async () => {
  setAttributes('weight');
  const other = mockShop.read().items.find(({ catalogId }) => catalogId === 'tooling');
  if (other === undefined) throw new Error('The mock shop has no tooling.');
  mockShop.change(({ items }) => {
    for (const item of items) {
      if (item.catalogItemId === other.catalogItemId) item.externalId = 'QX-77-INV';
    }
  });
  openApp(editor);
  const form = within(await screen.findByRole('region', { name: 'Related items' }));
  await userEvent.click(form.getByRole('combobox', { name: 'Item' }));
  await userEvent.paste('qx-77');
  await userEvent.click(await screen.findByRole('option', { name: `${other.title} (QX-77-INV)` }));
  await userEvent.click(form.getByRole('textbox', { name: 'Reason' }));
  await userEvent.paste('holds the tool');
  await press('Add related item');
  await waitFor(() =>
    expect(attributeNow(`needs ${other.catalogItemId}`)).toMatchObject({
      type: 'COMPONENT',
      value: `tooling/${other.catalogItemId}`,
      description: 'needs: holds the tool',
    }),
  );
  await expectAccessible();
});
