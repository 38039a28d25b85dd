import type { SeedIndustry } from '../../types';
import { construction } from './construction';
import { energy } from './energy';
import { insurance } from './insurance';
import { manufacturing } from './manufacturing';
import { supplyChain } from './supply-chain';

/** Content document, "Industry detail pages"; in display order. */
export const industries: SeedIndustry[] = [insurance, energy, supplyChain, manufacturing, construction];
