import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { isStopping } from '../../process/command.ts';
import { type AuthService, countAccounts, signUp } from '../world/accounts.ts';
import { type CrowdSummary, crowd, type Responses, summariseCrowd } from './crowd.ts';
import { type Pulse, takePulse } from './pulse.ts';
import { percentile } from './statistics.ts';

const PAGE = '/platform';
const SIGN_UPS = 50;
const IDLE_SECONDS = 5;

type Latency = { requests: number; p50: number; p95: number; errors: number };

export type SignUps = CrowdSummary & {
  page: string;
  idle: Latency;
  during: Latency;
  /** The page's 95th percentile during sign-ups, divided by the one before. */
  p95Ratio: number;
  ratios: number[];
  accounts: number;
};

export type Round = { idle: Pulse; during: Pulse; signUps: Responses };

function latency(pulses: Pulse[]): Latency {
  const times = pulses.flatMap(({ milliseconds }) => milliseconds);
  return {
    requests: times.length,
    p50: percentile(times, 50),
    p95: percentile(times, 95),
    errors: pulses.reduce((total, { errors }) => total + errors, 0),
  };
}

export function compareRounds(rounds: Round[]): Omit<SignUps, 'page' | 'accounts'> {
  const [idle, during] = [latency(rounds.map((round) => round.idle)), latency(rounds.map((round) => round.during))];
  const p95 = ({ milliseconds }: Pulse) => percentile(milliseconds, 95);
  return {
    ...summariseCrowd(rounds.map(({ signUps }) => signUps)),
    idle,
    during,
    p95Ratio: during.p95 / idle.p95,
    ratios: rounds.map((round) => p95(round.during) / p95(round.idle)),
  };
}

type Options = { databaseUrl: string; rounds: number; signUps?: number; idleSeconds?: number };

export async function measureSignUp(service: AuthService, options: Options): Promise<SignUps> {
  const { databaseUrl, rounds, signUps: people = SIGN_UPS, idleSeconds = IDLE_SECONDS } = options;
  const mark = `bench-${randomBytes(4).toString('hex')}`;
  const url = service.site + PAGE;
  await (await fetch(url)).arrayBuffer();
  const done: Round[] = [];
  while (done.length < rounds && !isStopping()) {
    const idle = await takePulse(url, wait(idleSeconds * 1_000));
    const crowded = crowd({ people, times: people }, () => signUp(service, mark));
    done.push({ idle, during: await takePulse(url, crowded), signUps: await crowded });
  }
  return { page: PAGE, ...compareRounds(done), accounts: await countAccounts(databaseUrl, mark) };
}
