import * as migration_20261127_080000_baseline from './20261127_080000_baseline';

export const migrations = [
  {
    up: migration_20261127_080000_baseline.up,
    down: migration_20261127_080000_baseline.down,
    name: '20261127_080000_baseline'
  },
];
