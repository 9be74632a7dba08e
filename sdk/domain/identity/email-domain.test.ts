import { domainToASCII } from 'node:url';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { signInEmail, withAsciiDomain } from './email-domain.ts';

it.each([
  ['ada@müller.de', 'ada@xn--mller-kva.de'],
  ['ada@mu\u0308ller.de', 'ada@xn--mller-kva.de'],
  ['Ada@MÜLLER.de', 'Ada@xn--mller-kva.de'],
  ['ada@例え。jp', 'ada@xn--r8jz45g.jp'],
  ['ada@Example.com', 'ada@Example.com'],
  ['ada@müller.de:25', 'ada@müller.de:25'],
  ['ada@müller.de/x', 'ada@müller.de/x'],
  ['müller.de', 'müller.de'],
  ['ada@', 'ada@'],
])('%s is %s', (typed, ascii) => expect(withAsciiDomain(typed)).toBe(ascii));

it('signs in with the same address, regardless of case and spaces', () => {
  expect(signInEmail(' Ada@MÜLLER.de ')).toBe('ada@xn--mller-kva.de');
});

it('agrees with Node about domains, and changes nothing the second time', () => {
  const label = fc.stringMatching(/^[a-zäöüßéñçåøæłşğ0-9]{1,12}$/u);
  fc.assert(
    fc.property(label, fc.constantFrom('de', 'com', 'example.org'), (name, rest) => {
      const domain = `ü${name}.${rest}`;
      const ascii = withAsciiDomain(`ada@${domain}`);
      expect(ascii).toBe(`ada@${domainToASCII(domain)}`);
      expect(withAsciiDomain(ascii)).toBe(ascii);
    }),
  );
});
