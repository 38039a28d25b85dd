import path from 'node:path';
import { Figures } from './figures.ts';
import { Findings } from './findings.ts';
import { type PayloadInventory, payloadInventory } from './grammar/inventory.ts';
import type { Pools } from './grammar/pools.ts';
import type { Options } from './options.ts';
import { type Callers, signInCallers } from './site/callers.ts';
import { watchLogs } from './site/logs.ts';
import { type AdminApi, adminApi, connect, findPools, furnish, storedSecrets } from './site/prepare.ts';
import { Tables } from './site/tables.ts';
import type { Target } from './site/target.ts';

export type Run = {
  options: Options;
  target: Target;
  callers: Callers;
  admin: AdminApi;
  pools: Pools;
  furniture: Awaited<ReturnType<typeof furnish>>;
  tables: Tables;
  /** No response may contain these. */
  secrets: string[];
  logs: ReturnType<typeof watchLogs>;
  findings: Findings;
  figures: Figures;
  requested: Set<string>;
  close: () => Promise<void>;
};

export async function prepareRun(target: Target, options: Options, folder: string): Promise<Run> {
  const inventory: PayloadInventory = await payloadInventory(folder);
  const client = await connect(target);
  const callers = await signInCallers(target);
  const admin = adminApi(target.url, callers.tokens.admin);
  const furniture = await furnish(admin);
  const pools = await findPools(target, inventory, admin, callers, furniture.shareToken);
  const tables = new Tables(client);
  await tables.remember();
  return {
    ...{ options, target, callers, admin, pools, furniture, tables },
    secrets: [...target.secrets, ...(await storedSecrets(client))],
    logs: watchLogs(target.logs),
    findings: new Findings(path.join(folder, 'findings')),
    figures: new Figures(),
    requested: new Set(),
    close: () => client.end(),
  };
}
