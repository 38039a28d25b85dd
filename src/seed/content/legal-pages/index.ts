import type { SeedLegalPage } from '../../types';
import { privacy } from './privacy';
import { terms } from './terms';

/** Flows document, "Legal pages" and section 9, "Legal terms". */
export const legalPages: SeedLegalPage[] = [terms, privacy];
