import type { Block } from 'payload';
import { accessibilityChecks } from './accessibility-checks/accessibility-checks.config';
import { bookingCalendar } from './booking-calendar/booking-calendar.config';
import { capabilityCards } from './capability-cards/capability-cards.config';
import { cardGrid } from './card-grid/card-grid.config';
import { columns } from './columns/columns.config';
import { comparison } from './comparison/comparison.config';
import { contactBanner } from './contact-banner/contact-banner.config';
import { contactForm } from './contact-form/contact-form.config';
import { ctaBand } from './cta-band/cta-band.config';
import { deploymentPhases } from './deployment-phases/deployment-phases.config';
import { dimensionCards } from './dimension-cards/dimension-cards.config';
import { downloads } from './downloads/downloads.config';
import { floorSection } from './floor-section/floor-section.config';
import { form } from './form/form.config';
import { gallery } from './gallery/gallery.config';
import { gapSketch } from './gap-sketch/gap-sketch.config';
import { hero } from './hero/hero.config';
import { industryCards } from './industry-cards/industry-cards.config';
import { integrationsSecurity } from './integrations-security/integrations-security.config';
import { laneStrip } from './lane-strip/lane-strip.config';
import { leaders } from './leaders/leaders.config';
import { linkCards } from './link-cards/link-cards.config';
import { loadCurve } from './load-curve/load-curve.config';
import { logos } from './logos/logos.config';
import { media } from './media/media.config';
import { metrics } from './metrics/metrics.config';
import { newsletterIssues } from './newsletter-issues/newsletter-issues.config';
import { newsletterSignup } from './newsletter-signup/newsletter-signup.config';
import { numberedSteps } from './numbered-steps/numbered-steps.config';
import { openPositions } from './open-positions/open-positions.config';
import { pageWeight } from './page-weight/page-weight.config';
import { productView } from './product-view/product-view.config';
import { questions } from './questions/questions.config';
import { quotation } from './quotation/quotation.config';
import { renewalCalendar } from './renewal-calendar/renewal-calendar.config';
import { richText } from './rich-text/rich-text.config';
import { sharedSection } from './shared-section/shared-section.config';
import { signalChart } from './signal-chart/signal-chart.config';
import { statement } from './statement/statement.config';
import { table } from './table/table.config';
import { taktLine } from './takt-line/takt-line.config';
import { timeline } from './timeline/timeline.config';
import { video } from './video/video.config';

/** Every page block, in the order of the section drawer. Views are in views.ts: no React here. */
export const blocks: Block[] = [
  hero,
  richText,
  columns,
  cardGrid,
  linkCards,
  numberedSteps,
  metrics,
  media,
  questions,
  quotation,
  form,
  ctaBand,
  statement,
  table,
  comparison,
  timeline,
  gallery,
  video,
  logos,
  downloads,
  accessibilityChecks,
  pageWeight,
  capabilityCards,
  dimensionCards,
  integrationsSecurity,
  deploymentPhases,
  industryCards,
  leaders,
  openPositions,
  newsletterIssues,
  sharedSection,
  contactForm,
  contactBanner,
  bookingCalendar,
  gapSketch,
  newsletterSignup,
  productView,
  signalChart,
  renewalCalendar,
  loadCurve,
  laneStrip,
  taktLine,
  floorSection,
];
