import { expect, test } from 'vitest';
import { openScene } from '../../test/scene.ts';

const recorded = {
  name: 'Elizabeth Swan',
  street1: '179 N Harbor Dr',
  city: 'Redondo Beach',
  state: 'CA',
  zip: '90277',
  country: 'US',
};

test('the recorded address is verified as recorded', async () => {
  const { easypost } = await openScene();
  const address = await easypost.Address.create({ ...recorded, verify: true });
  expect(address).toMatchObject({
    name: 'ELIZABETH SWAN',
    street1: '179 N HARBOR DR',
    street2: '',
    city: 'REDONDO BEACH',
    state: 'CA',
    zip: '90277-2506',
    country: 'US',
    residential: false,
    verifications: {
      zip4: { success: true, errors: [], details: null },
      delivery: {
        success: true,
        details: { latitude: 33.8436, longitude: -118.39177, time_zone: 'America/Los_Angeles' },
      },
    },
  });
  expect(await easypost.Address.retrieve(address.id)).toMatchObject({ zip: '90277-2506' });
});

test('a verified address is verified without changes', async () => {
  const { easypost } = await openScene();
  const first = await easypost.Address.create({
    street1: '20 north main street, suite 4',
    city: 'springfield',
    state: 'Illinois',
    zip: '62701',
    country: 'US',
    verify: true,
  });
  expect(first).toMatchObject({ street1: '20 N MAIN ST STE 4', state: 'IL', city: 'SPRINGFIELD' });
  const { street1, city, state, zip, country } = first;
  const again = await easypost.Address.create({ street1, city, state, zip, country, verify: true });
  expect(again).toMatchObject({ street1, city, state, zip, country });
});

test('an invalid city is not found, as recorded', async () => {
  const { easypost } = await openScene();
  const wrong = {
    company: 'EasyPost',
    street1: '000 unknown street',
    city: 'Not A City',
    state: 'ZZ',
    zip: '00001',
    country: 'US',
  };
  const error = {
    code: 'E.ADDRESS.NOT_FOUND',
    field: 'address',
    message: 'Address not found',
    suggestion: null,
  };
  const address = await easypost.Address.create({ ...wrong, verify: true });
  expect(address).toMatchObject({
    ...wrong,
    residential: null,
    verifications: {
      zip4: { success: false, errors: [error], details: null },
      delivery: { success: false, errors: [error], details: {} },
    },
  });
  await expect(easypost.Address.createAndVerify(wrong)).rejects.toMatchObject({
    statusCode: 422,
    code: 'ADDRESS.VERIFY.FAILURE',
    message: 'Unable to verify address.',
  });
});

test('a street without a house number is rejected on verification, not before', async () => {
  const { easypost } = await openScene();
  const address = await easypost.Address.create({ street1: 'invalid' });
  expect(address).toMatchObject({ street1: 'invalid', country: 'US', verifications: {} });
  await expect(easypost.Address.verifyAddress(address.id)).rejects.toMatchObject({
    errors: [{ code: 'E.ADDRESS.NOT_FOUND' }, { code: 'E.HOUSE_NUMBER.MISSING' }],
  });
});

test('a few other countries are known, most are not covered', async () => {
  const { easypost } = await openScene();
  const london = { street1: '10 downing street', city: 'London', state: 'London', country: 'GB' };
  const found = await easypost.Address.create({ ...london, zip: 'sw1a2aa', verify: true });
  expect(found).toMatchObject({
    street1: '10 Downing Street',
    zip: 'SW1A 2AA',
    verifications: { delivery: { success: true, errors: [] } },
  });
  const wrong = await easypost.Address.create({ ...london, zip: '94104', verify: true });
  expect(wrong.verifications?.delivery).toMatchObject({
    success: false,
    errors: [{ code: 'E.ADDRESS.NOT_FOUND' }],
  });
  const address = await easypost.Address.create({
    street1: 'Hauptstraße 1',
    city: 'Berlin',
    zip: '10115',
    country: 'DE',
    verify: true,
  });
  expect(address).toMatchObject({
    street1: 'Hauptstraße 1',
    verifications: { delivery: { success: false, errors: [{ code: 'E.COUNTRY.UNSUPPORTED' }] } },
  });
});
