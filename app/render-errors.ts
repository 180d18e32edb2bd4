import { createContext } from 'react-router';

/** Filled while a page is made: the server tells from it whether the page can be had later. */
export const renderErrorsContext = createContext<unknown[]>();
