import { lettersOf, runningExperiments } from '@/data/experiments';
import { env } from '@/env';
import { cookieForAction, cookieIn, cookieWith, countedAs, nameOf, readAssignments, shortId } from '@/lib/experiment';
import { countOne, isCounted } from '@/plugins/statistics/api';
import type { RunningExperiment, SentForm, SetCookie } from '@/seams/site';

type Reached = { link: string } | Pick<SentForm, 'form' | 'id' | 'page'>;

const pathOf = ({ page }: RunningExperiment) => (page && typeof page === 'object' ? page.path : undefined);

function isGoal(experiment: RunningExperiment, reached: Reached): boolean {
  const { kind, form, builtForm, path } = experiment.goal;
  if ('link' in reached) return kind === 'link' && path === reached.link;
  if (kind !== 'form' || form !== reached.form) return false;
  const built = typeof builtForm === 'object' ? builtForm?.id : builtForm;
  if (form === 'built' && built !== reached.id) return false;
  return reached.page === null || reached.page === pathOf(experiment);
}

/** Counts the goals of running experiments that this visitor reaches for the first time. Returns the cookie, if any. */
export async function goalReached(headers: Headers, reached: Reached): Promise<SetCookie | undefined> {
  const assignments = readAssignments(cookieIn(headers.get('cookie')));
  const open = assignments.filter(({ isReached }) => !isReached);
  if (open.length === 0 || !isCounted(headers, env().SITE_URL)) return undefined;
  const counted = new Set<string>();
  for (const experiment of await runningExperiments()) {
    const mine = open.find((one) => one.experiment === shortId(experiment.id));
    const path = pathOf(experiment);
    if (!mine || !path || !lettersOf(experiment).includes(mine.letter) || !isGoal(experiment, reached)) continue;
    countOne('goals', path, countedAs(experiment.id, mine.letter));
    counted.add(mine.experiment);
  }
  if (counted.size === 0) return undefined;
  const after = assignments.map((one) => ({ ...one, isReached: one.isReached || counted.has(one.experiment) }));
  const isSecure = env().SITE_URL.startsWith('https://');
  return { header: cookieWith(after, isSecure), action: cookieForAction(after, isSecure) };
}

/**
 * Which version of the page with the form this visitor was given, if it is in an experiment: "Shorter hero: Variant B".
 * From the cookie of the experiment; visitors who are not counted have none that counts.
 */
export async function versionSeen(headers: Headers, page: string | null): Promise<string | undefined> {
  const assignments = readAssignments(cookieIn(headers.get('cookie')));
  if (assignments.length === 0 || page === null || !isCounted(headers, env().SITE_URL)) return undefined;
  const experiment = (await runningExperiments()).find((one) => pathOf(one) === page);
  const mine = experiment && assignments.find((one) => one.experiment === shortId(experiment.id));
  if (!mine || !lettersOf(experiment).includes(mine.letter)) return undefined;
  return `${experiment.title}: ${nameOf(mine.letter)}`;
}
