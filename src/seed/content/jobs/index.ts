import type { SeedJob } from '../../types';
import { brandDesigner } from './brand-designer';
import { clientSolutionsDirector } from './client-solutions-director';
import { directorPartnerships } from './director-partnerships';
import { researchScientist } from './research-scientist';
import { vpSales } from './vp-sales';

/** Flows document, section 2, route table. */
export const jobs: SeedJob[] = [
  vpSales,
  directorPartnerships,
  clientSolutionsDirector,
  brandDesigner,
  researchScientist,
];
