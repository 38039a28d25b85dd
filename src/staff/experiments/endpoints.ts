import type { Endpoint, PayloadRequest } from 'payload';
import { z } from 'zod';
import { hasRole } from '@/access/roles';
import { letters } from '@/lib/experiment';
import { atOnce } from '@/publishing/at-once';
import { ExperimentFailure } from './failure';
import { makeVariant } from './make-variant';
import { overviewOf } from './overview';
import { endExperiment, startExperiment, takeWinner } from './steps';

const headers = { 'cache-control': 'no-store' };
const refuse = (status: number, error: string) => Response.json({ error }, { status, headers });

type Work = (req: PayloadRequest, id: string) => Promise<object>;

/** An endpoint for one experiment. An `ExperimentFailure` becomes a 409 with the reason. */
const about = (path: string, method: 'get' | 'post', roles: Parameters<typeof hasRole>[1][], work: Work): Endpoint => ({
  path,
  method,
  handler: async (req) => {
    if (!hasRole(req, ...roles)) return refuse(403, 'You are not allowed to do this.');
    const id = z.uuid().safeParse(req.routeParams?.id);
    if (!id.success) return refuse(404, 'The experiment does not exist.');
    try {
      return Response.json(await work(req, id.data), { headers });
    } catch (error) {
      if (error instanceof ExperimentFailure) return refuse(409, error.message);
      throw error;
    }
  },
});

const writers = ['admin', 'editor', 'author'] as const;
const editors = ['admin', 'editor'] as const;

const wish = z.object({ letter: z.enum(letters) });

const take: Work = async (req, id) => {
  const asked = wish.safeParse(await req.json?.().catch(() => undefined));
  if (!asked.success) throw new ExperimentFailure('Say which version.');
  return atOnce(req, () => takeWinner(req, id, asked.data.letter));
};

/** Under `/api/experiments/:id`: `overview`, and for editors `variant`, `start`, `end` and `take`. */
export const experimentEndpoints: Endpoint[] = [
  about('/:id/overview', 'get', [...writers], overviewOf),
  about('/:id/variant', 'post', [...editors], (req, id) => atOnce(req, () => makeVariant(req, id))),
  about('/:id/start', 'post', [...editors], (req, id) => atOnce(req, () => startExperiment(req, id))),
  about('/:id/end', 'post', [...editors], (req, id) => atOnce(req, () => endExperiment(req, id))),
  about('/:id/take', 'post', [...editors], take),
];
