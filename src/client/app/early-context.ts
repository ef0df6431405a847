import { createContext } from 'react';

/** True where our server has rendered the screen that the page opens. */
export const EarlyContext = createContext(false);
