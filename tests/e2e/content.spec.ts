import { expect, type Page, test } from '@playwright/test';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const industrySlugs = ['insurance', 'energy', 'supply-chain', 'manufacturing', 'construction'];

const titlesIn = async (page: Page, anchor: string, panel?: string) => {
  const titles = await page.locator(`#${anchor}`).getByRole('heading', { level: 3 }).allTextContents();
  return titles.map((title) => title.replace(/\s+/g, ' ').trim()).filter((title) => title !== panel);
};

test('the home page has three shifts, three ways in and a discovery session to book', async ({ page }) => {
  await page.goto('/');
  const main = page.getByRole('main');
  for (const name of ['From reactive to predictive', 'Context as strategy', 'Measurable foresight']) {
    await expect(main.getByRole('heading', { name, level: 3 })).toHaveCount(1);
  }
  for (const target of ['/sensory-intelligence', '/platform', '/solutions', '/book']) {
    await expect(main.locator(`a[href="${target}"]`).first()).toBeVisible();
  }
});

test('the platform has six modules with four focus areas each and a link that leads nowhere yet', async ({ page }) => {
  await page.goto('/platform');
  expect(await titlesIn(page, 'modules')).toEqual(['Core', 'Edge', 'Pulse', 'Flow', 'Studio', 'Lens']);
  const modules = page.locator('#modules');
  await expect(modules.getByRole('listitem').filter({ hasNot: page.getByRole('listitem') })).toHaveCount(24);
  const more = modules.getByRole('link', { name: /^Learn more/ });
  await expect(more).toHaveCount(6);
  for (const link of await more.all()) await expect(link).not.toHaveAttribute('href');
});

for (const path of ['/platform', '/platform-alt']) {
  test(`${path} has three columns, five dimensions, five industries and four steps`, async ({ page }) => {
    await page.goto(path);
    const main = page.getByRole('main');
    expect(await titlesIn(page, 'how-it-works')).toEqual([
      'See across dimensions',
      'Detect before it cascades',
      'Act with clarity',
    ]);
    expect(await titlesIn(page, 'dimensions')).toEqual(['Temporal', 'Spatial', 'Behavioral', 'Systemic', 'Economic']);
    expect(await titlesIn(page, 'how-we-work')).toEqual(['Discovery', 'Design', 'Deploy', 'Evolve']);
    for (const slug of industrySlugs) await expect(main.locator(`a[href="/solutions/${slug}"]`)).toHaveCount(1);
  });
}

test('the hero of the platform leads on down the page', async ({ page }) => {
  await page.goto('/platform');
  await page.getByRole('link', { name: 'How It Works' }).click();
  await expect(page).toHaveURL(/#how-it-works$/);
  await expect(page.locator('#how-it-works')).toBeInViewport();
});

for (const variant of ['', '-v2', '-v3', '-v4', '-v5']) {
  test(`/sensory-intelligence${variant} has three capabilities and the five steps of SiQ`, async ({ page }) => {
    await page.goto(`/sensory-intelligence${variant}`);
    expect(await titlesIn(page, 'capabilities', 'In practice')).toEqual([
      'Human Empowerment',
      'Situational Context',
      'Machine Intelligence',
    ]);
    expect(await titlesIn(page, 'siq')).toEqual([
      'Contextual Baseline',
      'Anomaly Detection',
      'Pattern Recognition',
      'Insight-to-Action',
      'Adaptive Learning',
    ]);
  });
}

test('the partnership page shows six phases, each with an outcome, and three differentiators', async ({ page }) => {
  await page.goto('/platform/partnerships');
  expect(await titlesIn(page, 'phases')).toEqual([
    'Understand & Qualify',
    'Explore',
    'Discover & Ideate',
    'Build Industry Solution',
    'Scale Within Organization',
    'Industry Solution Launch',
  ]);
  await expect(page.locator('#phases').getByText(/^outcome$/i)).toHaveCount(6);
  expect(await titlesIn(page, 'differentiators')).toEqual([
    'Speed to value',
    'Industry breakthrough',
    'Shared success',
  ]);
});

test('the solutions page shows five industries and four of the six phases', async ({ page }) => {
  await page.goto('/solutions');
  const links = page.locator('#industries a[href^="/solutions/"]');
  const targets = await links.evaluateAll((anchors) => anchors.map((anchor) => anchor.getAttribute('href')));
  expect(targets.toSorted()).toEqual(industrySlugs.map((slug) => `/solutions/${slug}`).toSorted());
  expect(await titlesIn(page, 'partnership')).toEqual([
    'Discovery & envision',
    'Solution design & build',
    'Scale',
    'Industry launch',
  ]);
});

for (const path of [...industrySlugs, 'insurance-alt', 'energy-alt-blue', 'energy-alt-dark']) {
  test(`/solutions/${path} has four capabilities, four practices, five dimensions and four phases`, async ({
    page,
  }) => {
    await page.goto(`/solutions/${path}`);
    expect(await titlesIn(page, 'capabilities', 'In practice')).toHaveLength(4);
    const practice = page.locator('#capabilities').locator(':has(> :text-is("In practice")) li');
    await expect(practice).toHaveCount(4);
    expect(await titlesIn(page, 'architecture')).toEqual(['Temporal', 'Spatial', 'Behavioral', 'Systemic', 'Economic']);
    expect(await titlesIn(page, 'deployment')).toHaveLength(4);
    for (const duration of ['Days', '90 Days', '6-12 Months', '12-24 Months']) {
      await expect(page.locator('#deployment').getByText(duration, { exact: true }).first()).toBeVisible();
    }
  });
}

test('six people lead the company, and one biography is open at a time, without JavaScript', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/leadership');
  expect(await titlesIn(page, 'leaders')).toHaveLength(6);
  const summaries = page.getByText('Read full bio');
  await expect(summaries).toHaveCount(6);
  const bios = page.locator('#leaders details');
  await summaries.nth(1).click();
  await expect(bios.nth(1)).toHaveAttribute('open');
  await summaries.nth(4).click();
  await expect(bios.nth(4)).toHaveAttribute('open');
  await expect(bios.nth(1)).not.toHaveAttribute('open');
  await context.close();
});

for (const path of ['/about/careers', '/about/careers-backup']) {
  test(`${path} lists the five positions`, async ({ page }) => {
    await page.goto(path);
    const details = page.locator('#open-positions').getByRole('link', { name: /View details/ });
    const targets = await details.evaluateAll((anchors) => anchors.map((anchor) => anchor.getAttribute('href')));
    expect(targets.toSorted()).toEqual(
      ['brand-designer', 'client-solutions-director', 'director-partnerships', 'research-scientist', 'vp-sales'].map(
        (slug) => `/about/careers/${slug}`,
      ),
    );
  });
}

test('only the research position lists nice-to-haves', async ({ page }) => {
  for (const [slug, count] of [
    ['research-scientist', 1],
    ['brand-designer', 0],
  ] as const) {
    await page.goto(`/about/careers/${slug}`);
    await expect(page.getByRole('heading', { name: 'Nice to Have' })).toHaveCount(count);
  }
});

test('the newsletter page shows three issues with number, date and topics, and scrolls to the form', async ({
  page,
}) => {
  await page.goto('/about/newsletters');
  const issues = page.locator('#issues');
  expect(await titlesIn(page, 'issues')).toHaveLength(3);
  await expect(issues.getByText(/^Issue [123]$/)).toHaveCount(3);
  await expect(issues.locator('time')).toHaveCount(3);
  await expect(issues.getByText('Key topics')).toHaveCount(3);
  await expect(issues.getByRole('link', { name: /Read Issue on LinkedIn/ })).toHaveCount(3);
  await page.locator('main a[href="#subscribe"]').first().click();
  await expect(page.locator('#subscribe')).toBeInViewport();
});

test('the security page has its heading and nothing else', async ({ page }) => {
  await page.goto('/legal');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Security & Compliance');
  const words = ((await page.locator('main > section').textContent()) ?? '').replace(/\s+/g, ' ').trim();
  expect(words).toBe('Security & Compliance');
});
