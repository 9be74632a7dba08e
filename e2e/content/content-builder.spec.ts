import { expectAccessible } from '../fixtures/expect-accessible.ts';
import { expect, test } from '../fixtures/test.ts';

test('a section and an element are created, shown to everyone, and deleted in order', async ({
  page: visitor,
  staff,
}) => {
  test.slow();
  const admin = await staff('Extended');
  await admin.goto('/ui/admin');
  const tools = admin.getByRole('navigation', { name: 'Administrator Tools' });
  await tools.getByRole('link', { name: 'Content Builder' }).click();
  await expect(admin.getByRole('link', { name: 'Home', exact: true })).toBeVisible();
  await expect(admin).toHaveURL(/\/ui\/creator$/);
  await expectAccessible(admin, 'sections');

  await test.step('a section', async () => {
    await admin.getByRole('button', { name: 'Add content' }).click();
    await expect(admin.getByRole('heading', { name: 'New Content' })).toBeVisible();
    await admin.getByRole('button', { name: 'Save' }).click();
    const dialog = admin.getByRole('alertdialog', { name: 'Error Saving Content' });
    await expect(dialog).toContainText('You have errors in your content entries.');
    await dialog.getByRole('button', { name: 'OK' }).click();
    await admin.getByRole('textbox', { name: /^Title/ }).fill('Field notes');
    await admin.getByRole('textbox', { name: /^Description/ }).fill('From our own workshop.');
    await admin.getByLabel('Enabled').check();
    await expectAccessible(admin, 'section editor');
    await admin.getByRole('button', { name: 'Save' }).click();
    await admin.getByRole('link', { name: 'Field notes', exact: true }).click();
    await expect(admin).toHaveURL(/\/ui\/creator\/field-notes$/);
  });

  await test.step('an element in it', async () => {
    await admin.getByRole('button', { name: 'Add content element' }).click();
    await admin.getByRole('textbox', { name: /^Title/ }).fill('Tramming');
    await admin.getByRole('textbox', { name: /^Description/ }).fill('Square to a hundredth.');
    await admin.getByLabel('Enabled').check();
    await admin.getByRole('button', { name: 'Save' }).click();
    await admin.getByRole('link', { name: 'Click to read more...' }).click();
    await expect(admin).toHaveURL(/\/ui\/creator\/field-notes\/tramming$/);
    await expect(admin.getByText('Square to a hundredth.')).toBeVisible();
    await expectAccessible(admin, 'element');
  });

  await test.step('everyone can read it right away', async () => {
    const reply = await visitor.request.get('/api/creator/field-notes');
    expect(await reply.json()).toMatchObject([{ elementId: 'tramming', title: 'Tramming' }]);
  });

  await test.step('the section is deleted after its content', async () => {
    await admin.goto('/ui/creator');
    await admin.getByRole('button', { name: 'Delete Field notes' }).click();
    const question = admin.getByRole('alertdialog', { name: 'Delete Content Field notes?' });
    await question.getByRole('button', { name: 'Delete Content' }).click();
    const rejected = admin.getByRole('alertdialog', { name: 'Error' });
    await expect(rejected).toContainText('still has items in it');
    await rejected.getByRole('button', { name: 'OK' }).click();

    await admin.goto('/ui/creator/field-notes');
    await admin.getByRole('button', { name: 'Delete Tramming' }).click();
    await admin.getByRole('button', { name: 'Delete Element' }).click();
    const deleted = admin.getByRole('alertdialog', { name: 'Element Deleted' });
    await expect(deleted).toContainText('The content element was deleted successfully.');
    await deleted.getByRole('button', { name: 'OK' }).click();

    await admin.goto('/ui/creator');
    await admin.getByRole('button', { name: 'Delete Field notes' }).click();
    await admin.getByRole('button', { name: 'Delete Content', exact: true }).click();
    await expect(admin.getByRole('alertdialog', { name: 'Delete Content' })).toContainText(
      'The content was successfully deleted.',
    );
  });
});
