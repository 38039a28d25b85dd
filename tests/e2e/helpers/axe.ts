import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What axe finds wrong on a page that has been laid out to its end (or in one part), one line per kind of element. */
export async function faults(page: Page, part?: string): Promise<string[]> {
  // Before that, words below the first view lie outside of the sections that give them their ground.
  await expect(page.locator('html')).not.toHaveClass(/first-view/);
  const builder = new AxeBuilder({ page }).withTags(rules);
  const { violations } = await (part ? builder.include(part) : builder).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary ?? ''}`),
  );
}
