import type { ParentMessage } from '../process/parent.ts';
import { bins } from '../process/paths.ts';
import { type Environment, runNode, tail } from '../process/program.ts';
import { say } from '../process/step.ts';

/**
 * Runs a task (scripts/launch/tasks) with Payload and shows what it says. It ends when this process does, however that
 * happens. Returns the reason if it failed.
 */
export async function runTask(
  name: string,
  env: Environment,
  log: string,
  onLine?: (line: string) => void,
): Promise<string | undefined> {
  let failure: string | undefined;
  const hear = (message: ParentMessage) => {
    if ('line' in message) say(message.line);
    else failure = message.failure;
  };
  const task = [bins.payload, 'run', `scripts/launch/tasks/${name}.ts`];
  const { code, output } = await runNode(task, { env: { NODE_ENV: 'production', ...env }, log, onLine, hear });
  return code === 0 ? undefined : (failure ?? tail(output));
}
