import { createContext } from 'react';

/** The shop's name. Empty until it is loaded. */
export const ShopName = createContext('');

/** The URL of the shop's own logo, or null for the built-in one. */
export const ShopLogo = createContext<string | null>(null);
