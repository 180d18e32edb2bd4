import { reportContentErrors } from './content-parity.ts';
import { reportLanguageErrors } from './language-table.ts';

reportContentErrors();
reportLanguageErrors();
