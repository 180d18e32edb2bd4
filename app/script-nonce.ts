import { createContext as createReactContext } from 'react';
import { createContext } from 'react-router';

/**
 * Filled by the server for every rendering, and on each script that the program itself writes: by
 * it the policy of the finished page lists these scripts and no other. In the browser it is empty.
 */
export const scriptNonceContext = createContext('');

/** The same for components. */
export const ScriptNonce = createReactContext('');
