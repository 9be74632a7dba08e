import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useForm } from 'react-hook-form';
import { expect, test } from 'vitest';
import { NewPasswordFields } from './password-fields.tsx';

function Form() {
  const { register } = useForm({ defaultValues: { password: '', vpassword: '' } });
  return (
    <NewPasswordFields
      password={register('password')}
      repeat={register('vpassword')}
      errors={{}}
      personal={() => ['cassiopeia']}
    />
  );
}

const password = () => screen.getByLabelText('Password');

test('both fields hold a new password, hidden until the user shows it', async () => {
  render(<Form />);
  const fields = [password(), screen.getByLabelText('Verify Password')];
  for (const field of fields) {
    expect(field).toHaveAttribute('autocomplete', 'new-password');
    expect(field).toHaveAttribute('type', 'password');
  }
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
  for (const field of fields) expect(field).toHaveAttribute('type', 'text');
  await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
  for (const field of fields) expect(field).toHaveAttribute('type', 'password');
});

test('a pasted password is rated in words', async () => {
  render(<Form />);
  await userEvent.click(password());
  await userEvent.paste('password1');
  expect(
    await screen.findByText(/Password strength: Very weak/, {}, { timeout: 5000 }),
  ).toBeVisible();
  await userEvent.clear(password());
  await userEvent.paste('plinth grommet wicker tundra');
  expect(await screen.findByText('Password strength: Strong', {}, { timeout: 5000 })).toBeVisible();
});

test("the user's own words count as easily guessed", async () => {
  render(<Form />);
  await userEvent.click(password());
  await userEvent.paste('cassiopeia');
  expect(
    await screen.findByText(/Password strength: Very weak/, {}, { timeout: 5000 }),
  ).toBeVisible();
});
