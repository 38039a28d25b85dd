import * as migration_20261127_080000_baseline from './20261127_080000_baseline';
import * as migration_20261127_203018_untranslated_rule from './20261127_203018_untranslated_rule';
import * as migration_20261128_040123_preheader from './20261128_040123_preheader';
import * as migration_20261128_040622_form_drafts from './20261128_040622_form_drafts';
import * as migration_20261128_144500_health_alerts from './20261128_144500_health_alerts';
import * as migration_20261128_153239_transfer from './20261128_153239_transfer';
import * as migration_20261129_003254_markdown from './20261129_003254_markdown';
import * as migration_20261129_005306_leader_portraits from './20261129_005306_leader_portraits';
import * as migration_20261129_033815_crm from './20261129_033815_crm';
import * as migration_20261129_070753_campaigns from './20261129_070753_campaigns';
import * as migration_20261129_173213_leader_words from './20261129_173213_leader_words';
import * as migration_20261130_035512_experiments_together from './20261130_035512_experiments_together';
import * as migration_20261130_062335_shared_forms from './20261130_062335_shared_forms';

export const migrations = [
  {
    up: migration_20261127_080000_baseline.up,
    down: migration_20261127_080000_baseline.down,
    name: '20261127_080000_baseline',
  },
  {
    up: migration_20261127_203018_untranslated_rule.up,
    down: migration_20261127_203018_untranslated_rule.down,
    name: '20261127_203018_untranslated_rule',
  },
  {
    up: migration_20261128_040123_preheader.up,
    down: migration_20261128_040123_preheader.down,
    name: '20261128_040123_preheader',
  },
  {
    up: migration_20261128_040622_form_drafts.up,
    down: migration_20261128_040622_form_drafts.down,
    name: '20261128_040622_form_drafts',
  },
  {
    up: migration_20261128_144500_health_alerts.up,
    down: migration_20261128_144500_health_alerts.down,
    name: '20261128_144500_health_alerts',
  },
  {
    up: migration_20261128_153239_transfer.up,
    down: migration_20261128_153239_transfer.down,
    name: '20261128_153239_transfer',
  },
  {
    up: migration_20261129_003254_markdown.up,
    down: migration_20261129_003254_markdown.down,
    name: '20261129_003254_markdown',
  },
  {
    up: migration_20261129_005306_leader_portraits.up,
    down: migration_20261129_005306_leader_portraits.down,
    name: '20261129_005306_leader_portraits',
  },
  {
    up: migration_20261129_033815_crm.up,
    down: migration_20261129_033815_crm.down,
    name: '20261129_033815_crm',
  },
  {
    up: migration_20261129_070753_campaigns.up,
    down: migration_20261129_070753_campaigns.down,
    name: '20261129_070753_campaigns',
  },
  {
    up: migration_20261129_173213_leader_words.up,
    down: migration_20261129_173213_leader_words.down,
    name: '20261129_173213_leader_words',
  },
  {
    up: migration_20261130_035512_experiments_together.up,
    down: migration_20261130_035512_experiments_together.down,
    name: '20261130_035512_experiments_together',
  },
  {
    up: migration_20261130_062335_shared_forms.up,
    down: migration_20261130_062335_shared_forms.down,
    name: '20261130_062335_shared_forms'
  },
];
