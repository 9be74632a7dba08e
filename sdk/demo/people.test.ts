import { expect, test } from 'vitest';
import { administrator, customers, firstCustomer, people, picker } from './people.ts';

test('there are at least sixty customers with unique emails, and two staff members', () => {
  expect(customers.length).toBeGreaterThanOrEqual(60);
  expect(new Set(people.map(({ email }) => email)).size).toBe(people.length);
  expect(people[0]).toBe(firstCustomer);
  expect(administrator.roles).toEqual(['Extended']);
  expect(picker.roles).toEqual(['Warehouse']);
});

test('everyone can sign in: a password of eight or more and a 160-bit secret', () => {
  for (const { password, totpSecret } of people) {
    expect(password.length).toBeGreaterThanOrEqual(8);
    expect(totpSecret).toMatch(/^[A-Z2-7]{32}$/);
  }
  expect(new Set(people.map(({ totpSecret }) => totpSecret)).size).toBe(people.length);
});

test('addresses are complete', () => {
  for (const { address } of people) {
    expect(address.address).toMatch(/^\d+ \S+/);
    expect(address.state).toMatch(/^[A-Z]{2}$/);
    expect(address.zip).toMatch(/^\d{5}$/);
    expect(address.city).not.toBe('');
  }
});
