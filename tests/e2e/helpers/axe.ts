import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { settled } from './settled.ts';

/** Of axe: WCAG 2.2 at levels A and AA, and good practice. */
export const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

const builderFor = (page: Page, part?: string) => {
  const builder = new AxeBuilder({ page }).options({ resultTypes: ['violations'] });
  return part ? builder.include(part) : builder;
};

async function found(builder: AxeBuilder): Promise<string[]> {
  const { violations } = await builder.analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary ?? ''}`),
  );
}

export async function faults(page: Page, part?: string): Promise<string[]> {
  // Before, text below the first view is outside the sections that give it its background.
  await settled(page);
  return found(builderFor(page, part).withTags(rules));
}

/** By WCAG alone, as much of the admin is Payload's. The page in the preview frame has its own tests. */
export const adminFaults = (page: Page, part?: string): Promise<string[]> =>
  found(
    builderFor(page, part)
      .withTags(rules.filter((rule) => rule !== 'best-practice'))
      .exclude('#live-preview-iframe'),
  );
