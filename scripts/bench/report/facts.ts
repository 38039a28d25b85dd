import fs from 'node:fs';
import { type SiteFacts, siteFactsSchema } from '../../../src/lib/site-facts.ts';
import { inRoot } from '../../process/paths.ts';
import { Failure } from '../../process/step.ts';
import { carbonProgram, gramsOf } from '../measure/carbon.ts';
import { viewport } from '../measure/weight.ts';
import type { Report } from './report-data.ts';

const FILE = inRoot('src/plugins/disclosure/facts.json');

const microgram = 1_000_000;

/** What the site states about itself, of a report that measured both. */
export function factsOf({ date, commit, accessibility, weight }: Report): SiteFacts {
  if (!accessibility || !weight)
    throw new Failure('Accessibility and weight were not both measured: nothing is written.');
  return siteFactsSchema.parse({
    date,
    commit,
    accessibility,
    weight: {
      program: carbonProgram(),
      width: viewport.width,
      pages: weight.map(({ page, requests, thirdParty, totalWire }) => ({
        path: page,
        requests,
        thirdParties: thirdParty.length,
        bytes: totalWire,
        grams: Math.round(gramsOf(totalWire) * microgram) / microgram,
      })),
    },
  });
}

/** For the sections that state it (docs/decisions/081-disclosure.md). */
export function writeFacts(report: Report): string {
  fs.writeFileSync(FILE, `${JSON.stringify(factsOf(report), null, 2)}\n`);
  return FILE;
}
