import { bins } from '../../scripts/process/paths.ts';
import { runNode } from '../../scripts/process/program.ts';
import type { Outcome } from './verdict.ts';

export async function floors(folder: string): Promise<Outcome> {
  const { code, output } = await runNode([bins.depcruise, 'src', 'payload.config.ts'], { cwd: folder });
  const broken = /^\s*error [\w-]+: /m.exec(output)?.[0].trim();
  if (code !== 0 && !broken) return { ran: 0, failures: [], broken: [{ error: output }] };
  const failures = broken
    ? [{ test: `dependency-cruiser: ${broken}`, file: '', error: output, isAssertion: true }]
    : [];
  return { ran: 1, failures, broken: [] };
}
