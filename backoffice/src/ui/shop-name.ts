import { createContext } from 'react';

/** The shop's name. Empty until it is loaded. */
export const ShopName = createContext('');
