import type { PayloadRequest } from 'payload';
import { can } from '@/access/roles';
import { countedAs, type Letter, nameOf } from '@/lib/experiment';
import { readVariantCounts } from '@/plugins/statistics/api';
import { findAsSite } from '@/staff/find-as-site';
import { type Comparison, compare } from './compare';
import { problemsOf } from './problems';
import { findExperiment, type Version, versionsOf } from './stored';

export type VersionOverview = { letter: Letter; name: string; page: string | undefined; title: string; share: number };
export type Overview = {
  state: 'draft' | 'running' | 'ended';
  startedAt: string | null;
  endedAt: string | null;
  winner: string | null;
  versions: VersionOverview[];
  problems: string[];
  mayChange: boolean;
  result: Comparison | undefined;
};

async function titled(req: PayloadRequest, { letter, page, share }: Version): Promise<VersionOverview> {
  const found = page ? await findAsSite(req, 'pages', page, { draft: true }) : null;
  return { letter, name: nameOf(letter), page, title: found?.title ?? '', share };
}

export async function overviewOf(req: PayloadRequest, id: string): Promise<Overview> {
  const experiment = await findExperiment(req, id);
  const versions: VersionOverview[] = [];
  for (const version of versionsOf(experiment)) versions.push(await titled(req, version));
  const isDraft = experiment.state === 'draft';
  const counts = isDraft ? new Map() : await readVariantCounts(req.payload, id);
  const none = { visitors: 0, goals: 0 };
  return {
    state: experiment.state,
    startedAt: experiment.startedAt ?? null,
    endedAt: experiment.endedAt ?? null,
    winner: experiment.winner ?? null,
    versions,
    mayChange: can(req, 'publish'),
    problems: isDraft ? await problemsOf(req, experiment) : [],
    result: isDraft
      ? undefined
      : compare(
          versions.map(({ letter, share }) => ({ letter, share, ...(counts.get(countedAs(id, letter)) ?? none) })),
        ),
  };
}
