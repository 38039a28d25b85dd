import { writeFileSync } from 'node:fs';
import { stylesheet } from './stylesheet';

writeFileSync(new URL('./tokens.css', import.meta.url), stylesheet());
