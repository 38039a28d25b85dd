import * as migration_20261121_015055_initial from './20261121_015055_initial';

export const migrations = [
  {
    up: migration_20261121_015055_initial.up,
    down: migration_20261121_015055_initial.down,
    name: '20261121_015055_initial'
  },
];
