/**
 * Entry point of every npm script: `node scripts/run.mjs <command>`. In the syntax of Node 12, which some systems still
 * have: a newer one would fail there before it could say what is needed.
 */
const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 9)) {
  console.error(`Node 20.9 or newer is needed; this is ${process.versions.node}. Get it from https://nodejs.org.`);
  process.exitCode = 1;
} else import('./launcher.mjs');
