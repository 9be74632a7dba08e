import { countryChoices } from './countries-input.tsx';
import type { SectionId } from './anchored-section.tsx';
import type { SettingInputProps } from './setting-input.tsx';

interface Section {
  id: SectionId;
  title: string;
  inputs: readonly Omit<SettingInputProps, 'isLocked'>[];
}

const timeZones = ['UTC', ...Intl.supportedValuesOf('timeZone').filter((zone) => zone !== 'UTC')];

/** All settings except pictures, by section. */
export const sections: readonly Section[] = [
  {
    id: 'brand',
    title: 'Brand',
    inputs: [
      { name: 'name', hint: 'Appears on pages, in emails and on documents.' },
      {
        name: 'accentColor',
        hint: 'The color of buttons in the shop, in emails and here, such as #0b5fa5.',
      },
    ],
  },
  {
    id: 'company',
    title: 'Company',
    inputs: [
      { name: 'companyName', hint: 'The seller on invoices.' },
      { name: 'companyAddress', hint: 'On one line.' },
      { name: 'companyEmail' },
      { name: 'companyPhone', hint: 'For customers, the carrier and customs.' },
      {
        name: 'customsSigner',
        hint: 'The person who signs customs forms for international parcels.',
      },
      {
        name: 'timeZone',
        hint: "The shop's days begin and end in this time zone.",
        choices: timeZones.map((id) => ({ id, name: id.replaceAll('_', ' ') })),
      },
      {
        name: 'stepUpCents',
        kind: 'amount',
        hint: 'In dollars. An employee who refunds more in a day confirms their identity each time.',
      },
    ],
  },
  {
    id: 'warehouse',
    title: 'Warehouse and shipping',
    inputs: [
      { name: 'warehouseStreet' },
      { name: 'warehouseCity' },
      { name: 'warehouseState' },
      { name: 'warehouseZip' },
      { name: 'warehouseCountry', choices: countryChoices },
      {
        name: 'shipTo',
        kind: 'countries',
        hint: 'Leave empty to ship to all countries except those under US sanctions.',
      },
      { name: 'shipWithinWorkingDays', kind: 'number', hint: 'From payment, shown to customers.' },
      {
        name: 'packing',
        choices: [
          { id: 'optional', name: 'Optional' },
          { id: 'required', name: 'Required before buying a label' },
        ],
      },
      {
        name: 'shippingStandardCents',
        kind: 'amount',
        hint: 'In dollars. These four prices apply when the carrier does not respond.',
      },
      { name: 'shippingStandardPoundCents', kind: 'amount' },
      { name: 'shippingExpressCents', kind: 'amount' },
      { name: 'shippingExpressPoundCents', kind: 'amount' },
    ],
  },
  {
    id: 'returns',
    title: 'Returns',
    inputs: [
      { name: 'returnWindowDays', kind: 'number', hint: 'From shipping. 0 means no returns.' },
      {
        name: 'returnPostage',
        choices: [
          { id: 'customer', name: 'The customer pays' },
          { id: 'shop', name: 'The shop pays' },
        ],
      },
    ],
  },
  {
    id: 'email',
    title: 'Email',
    inputs: [
      { name: 'mailFrom', hint: 'Such as Prairie CNC <hello@prairie.example>.' },
      { name: 'supportEmail', hint: 'Receives support messages. Leave empty to use the sender.' },
    ],
  },
];
