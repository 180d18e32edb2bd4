import { startPage } from './start-page.ts';

/** What the inquiry does apart from React, which brings the form: the frame's parts alone. */
startPage({ parts: [], idleParts: [] });
