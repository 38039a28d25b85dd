import type { PayloadRequest } from 'payload';
import { added } from '@/seams/capability';
import type { WritingTask, Written } from '@/seams/writer';

type Kind = WritingTask['kind'];
export type Service = { name: string; write: (task: WritingTask) => Promise<Written> };

/** The writing service that does this kind of work; undefined if there is none, or it is off. */
export function serviceFor(req: PayloadRequest, kind: Kind): Service | undefined {
  for (const { about, write } of added(req.payload, 'writer')) {
    const service = about();
    if (service?.kinds.includes(kind)) return { name: service.name, write: (task) => write(req, task) };
  }
  return undefined;
}
