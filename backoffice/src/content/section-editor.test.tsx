// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  api,
  bodyText,
  expectAccessible,
  playTheShop,
  server,
} from '../orders/fixtures/render-screen.tsx';
import { choosePicture, dialogText, fill, findField, press, tick } from './fixtures/acts.ts';
import { shopHolds } from './fixtures/content-shop.ts';
import { renderContent } from './fixtures/render-content.tsx';
import { sampleSection } from './fixtures/sample-content.ts';

playTheShop();
vi.setConfig({ testTimeout: 60_000 });

beforeEach(() => {
  vi.stubGlobal('scrollTo', () => undefined);
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: () => 'blob:chosen', revokeObjectURL: () => '' }),
  );
});

const formOf = async (request: Request) =>
  Object.fromEntries(new URLSearchParams(await bodyText(request)));

/** A shop that saves: what it was sent, in order. */
function shopSaves() {
  const sent: Record<string, string>[] = [];
  server.use(
    api.put('/api/contentbuilder/', async ({ request, response }) => {
      sent.push(await formOf(request));
      const Content = sampleSection({ category: 'guides', title: 'Guides', version: 1 });
      return response(200).json({ Status: 'SUCCESS', Reason: 'Saved.', Content });
    }),
    api.put('/api/contentbuilder/{category}', async ({ params, request, response }) => {
      sent.push(await formOf(request));
      const Content = sampleSection({ category: String(params.category), version: 4 });
      return response(200).json({ Status: 'SUCCESS', Reason: 'Saved.', Content });
    }),
  );
  return sent;
}

describe('a new section', () => {
  it('starts empty, with nothing ticked and order 0', async () => {
    shopHolds({ sections: [] });
    renderContent('/ui/creator', 'administrator');
    await press('Add content');
    const editor = await screen.findByRole('region', { name: 'New Content' });
    for (const label of ['Title', 'Description', 'Image description', 'External Link']) {
      expect((await findField(label)).value).toBe('');
    }
    expect((await findField('Order')).value).toBe('0');
    const boxes = within(editor).getAllByRole<HTMLInputElement>('checkbox');
    expect(boxes).toHaveLength(4);
    expect(boxes.some(({ checked }) => checked)).toBe(false);
    await expectAccessible();
  });

  it('says what is missing once a field was touched, and refuses to save', async () => {
    shopHolds({ sections: [] });
    const sent = shopSaves();
    renderContent('/ui/creator?edit=', 'administrator');
    await userEvent.click(await findField('Title'));
    expect(screen.queryByText('Title is required')).toBeNull();
    await userEvent.tab();
    expect(await screen.findByText('Title is required')).toBeTruthy();
    await fill('Order', '');
    await press('Save');
    expect(await dialogText('Error Saving Content')).toContain(
      'You have errors in your content entries.',
    );
    expect(screen.getByText('Description is required.')).toBeTruthy();
    expect(screen.getByText('Order is required.')).toBeTruthy();
    expect(sent).toEqual([]);
    await expectAccessible();
  });

  it('is made with every field, unticked boxes as false', async () => {
    shopHolds({ sections: [] });
    const sent = shopSaves();
    renderContent('/ui/creator?edit=', 'administrator');
    await fill('Title', ' Guides ');
    await fill('Description', 'How to start.');
    await fill('External Link', 'https://guides.example/');
    await tick('Enabled');
    await tick('External');
    await fill('Order', '30');
    shopHolds({ sections: [sampleSection({ category: 'guides', title: 'Guides' })] });
    await press('Save');
    const edit = await screen.findByRole('button', { name: 'Edit Guides' });
    expect(document.activeElement).toBe(edit);
    expect(sent).toEqual([
      {
        title: 'Guides',
        description: 'How to start.',
        image: '',
        imageAlt: '',
        enabled: 'true',
        locked: 'false',
        expired: 'false',
        external: 'true',
        link: 'https://guides.example/',
        listingOrderWeight: '30',
      },
    ]);
  });
});

describe('editing a section', () => {
  it('names it, and leaves on Cancel', async () => {
    shopHolds({ sections: [sampleSection()] });
    renderContent('/ui/creator', 'administrator');
    await press('Edit Build logs');
    expect(await screen.findByRole('heading', { name: 'ContentBuilder: Build logs' })).toBeTruthy();
    expect(screen.queryByRole('list', { name: 'Sections' })).toBeNull();
    await press('Cancel');
    const edit = await screen.findByRole('button', { name: 'Edit Build logs' });
    expect(document.activeElement).toBe(edit);
  });

  it('sends the version that was edited', async () => {
    shopHolds({ sections: [sampleSection()] });
    const sent = shopSaves();
    renderContent('/ui/creator?edit=build-logs', 'administrator');
    await fill('Title', 'Machines');
    await press('Save');
    await screen.findByRole('list', { name: 'Sections' });
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({ title: 'Machines', enabled: 'true', version: '3' });
  });

  it('shows why it was refused, and stays', async () => {
    shopHolds({ sections: [sampleSection()] });
    server.use(
      api.put('/api/contentbuilder/{category}', ({ response }) =>
        response(200).json({ Status: 'ERROR', Reason: 'Not that.' }),
      ),
    );
    renderContent('/ui/creator?edit=build-logs', 'administrator');
    await press('Save');
    expect((await screen.findByRole('alert')).textContent).toBe('Not that.');
    expect((await findField('Title')).value).toBe('Build logs');
    await expectAccessible();
  });

  it('puts what the shop finds wrong beside its field', async () => {
    shopHolds({ sections: [sampleSection()] });
    server.use(
      api.put('/api/contentbuilder/{category}', ({ response }) =>
        response(400).json({
          Status: 'ERROR',
          Reason: 'Please mend the order.',
          Errors: [{ path: 'listingOrderWeight', message: 'must be a whole number' }],
        }),
      ),
    );
    renderContent('/ui/creator?edit=build-logs', 'administrator');
    await fill('Order', '1.5');
    await press('Save');
    expect((await screen.findByRole('alert')).textContent).toBe('Please mend the order.');
    const order = await findField('Order');
    await waitFor(() => expect(order.getAttribute('aria-invalid')).toBe('true'));
    expect(screen.getByText('must be a whole number')).toBeTruthy();
  });
});

describe('the picture of a section', () => {
  it('is named when chosen, and sent once the section is saved', async () => {
    const { asked } = shopHolds({ sections: [sampleSection()] });
    shopSaves();
    server.use(
      api.put('/api/contentbuilder/{category}', ({ response }) => {
        asked.push('saved');
        return response(200).json({ Status: 'SUCCESS', Reason: '', Content: sampleSection() });
      }),
      api.post('/api/contentimage/{category}', ({ response }) => {
        asked.push('uploaded');
        return response(200).json({ Status: 'SUCCESS', Reason: '', Content: sampleSection() });
      }),
    );
    renderContent('/ui/creator?edit=build-logs', 'administrator');
    await choosePicture('bench.jpg');
    expect(await screen.findByText(/bench\.jpg/)).toBeTruthy();
    await press('Save');
    await screen.findByRole('list', { name: 'Sections' });
    expect(asked.filter((one) => !one.startsWith('GET'))).toEqual(['saved', 'uploaded']);
  });

  it('can be sent again where only the upload failed, without a second section', async () => {
    shopHolds({ sections: [] });
    const sent = shopSaves();
    server.use(
      api.post('/api/contentimage/{category}', ({ response }) =>
        response(200).json({ Status: 'ERROR', Reason: 'No picture in it.' }),
      ),
    );
    renderContent('/ui/creator?edit=', 'administrator');
    await fill('Title', 'Guides');
    await fill('Description', 'How to start.');
    await choosePicture();
    await press('Save');
    expect((await screen.findByRole('alert')).textContent).toBe('No picture in it.');
    expect(screen.getByRole('heading', { name: 'ContentBuilder: Guides' })).toBeTruthy();
    expect(screen.getByText(/^Everything else is saved/)).toBeTruthy();
    const uploads: string[] = [];
    server.use(
      api.post('/api/contentimage/{category}', ({ params, response }) => {
        uploads.push(String(params.category));
        return response(200).json({ Status: 'SUCCESS', Reason: '' });
      }),
    );
    await press('Save');
    await screen.findByRole('heading', { name: 'Content Builder' });
    await waitFor(() => expect(uploads).toEqual(['guides']));
    expect(sent.map(({ version }) => version)).toEqual([undefined, '1']);
  });
});

describe('two people at one section', () => {
  const theirs = sampleSection({ title: 'Workshops', locked: true, version: 7 });

  function shopInConflict() {
    const sent: Record<string, string>[] = [];
    server.use(
      api.put('/api/contentbuilder/{category}', async ({ request, response }) => {
        const form = await formOf(request);
        sent.push(form);
        if (form['version'] === '7') {
          return response(200).json({ Status: 'SUCCESS', Reason: '', Content: theirs });
        }
        const Reason = 'Somebody changed this section meanwhile.';
        return response(409).json({ Status: 'ERROR', Reason, Content: theirs });
      }),
    );
    return sent;
  }

  it('see field by field what differs; mine can stay, on top of what only they changed', async () => {
    shopHolds({ sections: [sampleSection()] });
    const sent = shopInConflict();
    renderContent('/ui/creator?edit=build-logs', 'administrator');
    await fill('Title', 'Machines');
    await fill('Order', '40');
    await press('Save');
    const rows = await screen.findAllByRole('row');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'FieldMineTheirs',
      'TitleMachinesWorkshops',
      'Order4020',
    ]);
    await expectAccessible();
    await press('Keep mine and save');
    await screen.findByRole('list', { name: 'Sections' });
    expect(sent[1]).toMatchObject({ title: 'Machines', locked: 'true', version: '7' });
  });

  it('can go on from theirs', async () => {
    shopHolds({ sections: [sampleSection()] });
    const sent = shopInConflict();
    renderContent('/ui/creator?edit=build-logs', 'administrator');
    await fill('Title', 'Machines');
    await press('Save');
    await press('Take theirs');
    const title = await findField('Title');
    expect(title.value).toBe('Workshops');
    expect(screen.queryByRole('alert')).toBeNull();
    await press('Save');
    await screen.findByRole('list', { name: 'Sections' });
    expect(sent[1]).toMatchObject({ title: 'Workshops', locked: 'true', version: '7' });
  });

  it('are not asked where both want the same', async () => {
    shopHolds({ sections: [sampleSection()] });
    const sent = shopInConflict();
    renderContent('/ui/creator?edit=build-logs', 'administrator');
    await fill('Title', 'Workshops');
    await tick('Locked');
    await press('Save');
    await screen.findByRole('list', { name: 'Sections' });
    expect(sent.map(({ version }) => version)).toEqual(['3', '7']);
  });
});
