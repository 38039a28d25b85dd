import type { SeedLegalPage } from '../../types';
import { privacy } from './privacy';
import { terms } from './terms';
import { trust } from './trust';

/** Flows document, "Legal pages" and section 9, "Legal terms"; and what they say of security, in one place. */
export const legalPages: SeedLegalPage[] = [terms, privacy, trust];
