/**
 * Preloaded by what a command starts: the process ends with the command, even if that is killed by SIGKILL. Their
 * channel closes then, whatever the reason.
 */

// Not for its own children: they need their channel for messages.
const at = process.execArgv.indexOf(import.meta.url);
if (at > 0) process.execArgv.splice(at - 1, 2);

process.on('disconnect', () => {
  // Nobody reads the output now. Without listeners, each line would be an error that is logged in another line.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
  process.kill(process.pid, 'SIGTERM');
});
process.channel?.unref();

export {};
