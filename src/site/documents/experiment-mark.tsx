import { scriptAddress } from '@/browser/script-file';
import type { OnPage } from '@/data/experiments';
import { goalAddresses } from '@/lib/goal-addresses';

/**
 * Declares the page as one of a running experiment, for the delivery layer (src/delivery/html/status.ts), and loads the
 * script that notices the link (src/browser/experiment.js), if that is the goal.
 */
export const ExperimentMark = ({ running, link }: OnPage) => (
  <span
    hidden
    data-experiment={JSON.stringify(running)}
    data-goal={link ? goalAddresses(link).join(' ') : undefined}
    data-then={link ? scriptAddress('experiment') : undefined}
  />
);
