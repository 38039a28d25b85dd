/**
 * Preloaded by what a command starts: the process ends with the command, even if that is killed by SIGKILL. Their
 * channel closes then, whatever the reason.
 */
process.on('disconnect', () => {
  // Nobody reads the output now. Without listeners, each line would be an error that is logged in another line.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
  process.kill(process.pid, 'SIGTERM');
});
process.channel?.unref();
