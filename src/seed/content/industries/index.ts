import type { SeedIndustry } from '../../types';
import { construction } from './construction';
import { energy } from './energy';
import { insurance } from './insurance';
import { manufacturing } from './manufacturing';
import { supplyChain } from './supply-chain';

/** The five industries (content document, "Industry detail pages"), in the order in which the site lists them. */
export const industries: SeedIndustry[] = [insurance, energy, supplyChain, manufacturing, construction];
