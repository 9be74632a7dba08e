// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderScreen } from '../orders/fixtures/render-screen.tsx';
import { ImageField } from './image-field.tsx';
import { expectAccessible } from '../test/expect-accessible.ts';

const onChoose = vi.fn<(file: File | null) => void>();

function show(facts: { progress?: number | null; error?: string | null }) {
  const { progress = null, error = null } = facts;
  renderScreen(
    <ImageField
      current="catalog/er20.webp"
      alt=""
      file={null}
      onChoose={onChoose}
      progress={progress}
      error={error}
    />,
  );
}

it.each([
  [0.41, '41% uploaded'],
  [1, 'Uploaded. Processing…'],
])('shows the progress of the upload: %d', async (progress, label) => {
  show({ progress });
  expect(screen.getByText(label)).toBeTruthy();
  const bar = screen.getByRole('progressbar', { name: 'Upload' });
  expect(bar.getAttribute('aria-valuenow')).toBe(String(Math.round(progress * 100)));
  expect(screen.getByRole('button')).toHaveProperty('disabled', true);
  await expectAccessible();
});

it('accepts a file name of at most 255 characters', () => {
  show({});
  expect(screen.getByLabelText('Image file')).toHaveAttribute('maxlength', '255');
});

it('accepts a dropped picture', () => {
  show({});
  const file = new File(['a picture'], 'er20.png', { type: 'image/png' });
  fireEvent.drop(screen.getByText(/Or drop a picture here/), { dataTransfer: { files: [file] } });
  expect(onChoose).toHaveBeenCalledWith(file);
});

it('rejects a picture that is too large, and says what to do', () => {
  onChoose.mockClear();
  show({});
  const file = new File([], 'er20.png', { type: 'image/png' });
  Object.defineProperty(file, 'size', { value: 12_300_000 });
  fireEvent.drop(screen.getByText(/Or drop a picture here/), { dataTransfer: { files: [file] } });
  expect(screen.getByRole('alert').textContent).toBe(
    'er20.png is 11.7 MB. The limit is 10 MB. Choose a smaller file.',
  );
  expect(onChoose).not.toHaveBeenCalled();
});

it('says why an upload failed', () => {
  show({ error: 'The picture is damaged.' });
  expect(screen.getByRole('alert').textContent).toBe('The picture is damaged.');
});
