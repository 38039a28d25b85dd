import * as migration_20261121_015055_initial from './20261121_015055_initial';
import * as migration_20261121_063117_design_reviews from './20261121_063117_design_reviews';
import * as migration_20261121_080056_editing from './20261121_080056_editing';
import * as migration_20261121_114656_file_storage from './20261121_114656_file_storage';
import * as migration_20261121_120011_pending_tags from './20261121_120011_pending_tags';
import * as migration_20261122_072158_staff_sign_in from './20261122_072158_staff_sign_in';
import * as migration_20261122_073816_staff_sessions from './20261122_073816_staff_sessions';
import * as migration_20261122_080651_schema from './20261122_080651_schema';
import * as migration_20261122_085854_schema from './20261122_085854_schema';
import * as migration_20261122_140407_publishes from './20261122_140407_publishes';
import * as migration_20261122_184748_schema from './20261122_184748_schema';
import * as migration_20261122_212549_media from './20261122_212549_media';
import * as migration_20261123_011057_text_index from './20261123_011057_text_index';
import * as migration_20261123_015500_editing from './20261123_015500_editing';
import * as migration_20261123_042151_versions_of_deleted from './20261123_042151_versions_of_deleted';
import * as migration_20261123_054256_forms_assignments_own_sections from './20261123_054256_forms_assignments_own_sections';
import * as migration_20261123_090907_newsletter_pages from './20261123_090907_newsletter_pages';
import * as migration_20261123_101437_tools_figures from './20261123_101437_tools_figures';
import * as migration_20261123_140635_languages_experiments_services from './20261123_140635_languages_experiments_services';
import * as migration_20261123_201631_search_dictionaries from './20261123_201631_search_dictionaries';
import * as migration_20261123_231531_service_texts from './20261123_231531_service_texts';
import * as migration_20261124_123236_hero_drawings from './20261124_123236_hero_drawings';
import * as migration_20261126_192710_search_at_once from './20261126_192710_search_at_once';
import * as migration_20261127_060338_search_signs from './20261127_060338_search_signs';
import * as migration_20261127_061500_reset_token_digests from './20261127_061500_reset_token_digests';
import * as migration_20261127_064517_media_jpeg from './20261127_064517_media_jpeg';
import * as migration_20261127_071828_tables_and_redirect_statuses from './20261127_071828_tables_and_redirect_statuses';

export const migrations = [
  {
    up: migration_20261121_015055_initial.up,
    down: migration_20261121_015055_initial.down,
    name: '20261121_015055_initial',
  },
  {
    up: migration_20261121_063117_design_reviews.up,
    down: migration_20261121_063117_design_reviews.down,
    name: '20261121_063117_design_reviews',
  },
  {
    up: migration_20261121_080056_editing.up,
    down: migration_20261121_080056_editing.down,
    name: '20261121_080056_editing',
  },
  {
    up: migration_20261121_114656_file_storage.up,
    down: migration_20261121_114656_file_storage.down,
    name: '20261121_114656_file_storage',
  },
  {
    up: migration_20261121_120011_pending_tags.up,
    down: migration_20261121_120011_pending_tags.down,
    name: '20261121_120011_pending_tags',
  },
  {
    up: migration_20261122_072158_staff_sign_in.up,
    down: migration_20261122_072158_staff_sign_in.down,
    name: '20261122_072158_staff_sign_in',
  },
  {
    up: migration_20261122_073816_staff_sessions.up,
    down: migration_20261122_073816_staff_sessions.down,
    name: '20261122_073816_staff_sessions',
  },
  {
    up: migration_20261122_080651_schema.up,
    down: migration_20261122_080651_schema.down,
    name: '20261122_080651_schema',
  },
  {
    up: migration_20261122_085854_schema.up,
    down: migration_20261122_085854_schema.down,
    name: '20261122_085854_schema',
  },
  {
    up: migration_20261122_140407_publishes.up,
    down: migration_20261122_140407_publishes.down,
    name: '20261122_140407_publishes',
  },
  {
    up: migration_20261122_184748_schema.up,
    down: migration_20261122_184748_schema.down,
    name: '20261122_184748_schema',
  },
  {
    up: migration_20261122_212549_media.up,
    down: migration_20261122_212549_media.down,
    name: '20261122_212549_media',
  },
  {
    up: migration_20261123_011057_text_index.up,
    down: migration_20261123_011057_text_index.down,
    name: '20261123_011057_text_index',
  },
  {
    up: migration_20261123_015500_editing.up,
    down: migration_20261123_015500_editing.down,
    name: '20261123_015500_editing',
  },
  {
    up: migration_20261123_042151_versions_of_deleted.up,
    down: migration_20261123_042151_versions_of_deleted.down,
    name: '20261123_042151_versions_of_deleted',
  },
  {
    up: migration_20261123_054256_forms_assignments_own_sections.up,
    down: migration_20261123_054256_forms_assignments_own_sections.down,
    name: '20261123_054256_forms_assignments_own_sections',
  },
  {
    up: migration_20261123_090907_newsletter_pages.up,
    down: migration_20261123_090907_newsletter_pages.down,
    name: '20261123_090907_newsletter_pages',
  },
  {
    up: migration_20261123_101437_tools_figures.up,
    down: migration_20261123_101437_tools_figures.down,
    name: '20261123_101437_tools_figures',
  },
  {
    up: migration_20261123_140635_languages_experiments_services.up,
    down: migration_20261123_140635_languages_experiments_services.down,
    name: '20261123_140635_languages_experiments_services',
  },
  {
    up: migration_20261123_201631_search_dictionaries.up,
    down: migration_20261123_201631_search_dictionaries.down,
    name: '20261123_201631_search_dictionaries',
  },
  {
    up: migration_20261123_231531_service_texts.up,
    down: migration_20261123_231531_service_texts.down,
    name: '20261123_231531_service_texts',
  },
  {
    up: migration_20261124_123236_hero_drawings.up,
    down: migration_20261124_123236_hero_drawings.down,
    name: '20261124_123236_hero_drawings',
  },
  {
    up: migration_20261126_192710_search_at_once.up,
    down: migration_20261126_192710_search_at_once.down,
    name: '20261126_192710_search_at_once',
  },
  {
    up: migration_20261127_060338_search_signs.up,
    down: migration_20261127_060338_search_signs.down,
    name: '20261127_060338_search_signs',
  },
  {
    up: migration_20261127_061500_reset_token_digests.up,
    down: migration_20261127_061500_reset_token_digests.down,
    name: '20261127_061500_reset_token_digests',
  },
  {
    up: migration_20261127_064517_media_jpeg.up,
    down: migration_20261127_064517_media_jpeg.down,
    name: '20261127_064517_media_jpeg',
  },
  {
    up: migration_20261127_071828_tables_and_redirect_statuses.up,
    down: migration_20261127_071828_tables_and_redirect_statuses.down,
    name: '20261127_071828_tables_and_redirect_statuses'
  },
];
