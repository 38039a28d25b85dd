import { scriptAddress } from '@/browser/script-file';
import type { OnPage } from '@/data/experiments';
import { goalAddresses } from '@/lib/goal-addresses';

/** For src/delivery/html/status.ts. A link goal also loads src/browser/experiment.js. */
export const ExperimentMark = ({ running, link }: OnPage) => (
  <span
    hidden
    data-experiment={JSON.stringify(running)}
    data-goal={link ? goalAddresses(link).join(' ') : undefined}
    data-then={link ? scriptAddress('experiment') : undefined}
  />
);
