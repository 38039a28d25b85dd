import { accessibilityChecksExamples } from './accessibility-checks/accessibility-checks.example';
import { bookingCalendarExamples } from './booking-calendar/booking-calendar.example';
import { capabilityCardsExamples } from './capability-cards/capability-cards.example';
import { cardGridExamples } from './card-grid/card-grid.example';
import { columnsExamples } from './columns/columns.example';
import { comparisonExamples } from './comparison/comparison.example';
import { contactBannerExamples } from './contact-banner/contact-banner.example';
import { contactFormExamples } from './contact-form/contact-form.example';
import { ctaBandExamples } from './cta-band/cta-band.example';
import { deploymentPhasesExamples } from './deployment-phases/deployment-phases.example';
import { dimensionCardsExamples } from './dimension-cards/dimension-cards.example';
import { downloadsExamples } from './downloads/downloads.example';
import { floorSectionExamples } from './floor-section/floor-section.example';
import { formExamples } from './form/form.example';
import { galleryExamples } from './gallery/gallery.example';
import { gapSketchExamples } from './gap-sketch/gap-sketch.example';
import { heroExamples } from './hero/hero.example';
import { industryCardsExamples } from './industry-cards/industry-cards.example';
import { integrationsSecurityExamples } from './integrations-security/integrations-security.example';
import { laneStripExamples } from './lane-strip/lane-strip.example';
import { leadersExamples } from './leaders/leaders.example';
import { linkCardsExamples } from './link-cards/link-cards.example';
import { loadCurveExamples } from './load-curve/load-curve.example';
import { logosExamples } from './logos/logos.example';
import { mediaExamples } from './media/media.example';
import { metricsExamples } from './metrics/metrics.example';
import { newsletterIssuesExamples } from './newsletter-issues/newsletter-issues.example';
import { newsletterSignupExamples } from './newsletter-signup/newsletter-signup.example';
import { numberedStepsExamples } from './numbered-steps/numbered-steps.example';
import { openPositionsExamples } from './open-positions/open-positions.example';
import { pageWeightExamples } from './page-weight/page-weight.example';
import { productViewExamples } from './product-view/product-view.example';
import { questionsExamples } from './questions/questions.example';
import { quotationExamples } from './quotation/quotation.example';
import { renewalCalendarExamples } from './renewal-calendar/renewal-calendar.example';
import { richTextExamples } from './rich-text/rich-text.example';
import { signalChartExamples } from './signal-chart/signal-chart.example';
import { statementExamples } from './statement/statement.example';
import { tableExamples } from './table/table.example';
import { taktLineExamples } from './takt-line/takt-line.example';
import { timelineExamples } from './timeline/timeline.example';
import type { BlockData, ViewedBlock, ViewedBlockType } from './types';
import { videoExamples } from './video/video.example';

export type Example = { block: ViewedBlock; data?: BlockData[keyof BlockData] };

/** A block without an example does not compile. */
export const blockExamples: Record<ViewedBlockType, Record<string, Example>> = {
  hero: heroExamples,
  statement: statementExamples,
  columns: columnsExamples,
  'rich-text': richTextExamples,
  'card-grid': cardGridExamples,
  'link-cards': linkCardsExamples,
  'capability-cards': capabilityCardsExamples,
  'dimension-cards': dimensionCardsExamples,
  'numbered-steps': numberedStepsExamples,
  'integrations-security': integrationsSecurityExamples,
  'product-view': productViewExamples,
  'signal-chart': signalChartExamples,
  'renewal-calendar': renewalCalendarExamples,
  'load-curve': loadCurveExamples,
  'lane-strip': laneStripExamples,
  'takt-line': taktLineExamples,
  'floor-section': floorSectionExamples,
  metrics: metricsExamples,
  media: mediaExamples,
  questions: questionsExamples,
  quotation: quotationExamples,
  table: tableExamples,
  comparison: comparisonExamples,
  timeline: timelineExamples,
  gallery: galleryExamples,
  video: videoExamples,
  logos: logosExamples,
  downloads: downloadsExamples,
  'accessibility-checks': accessibilityChecksExamples,
  'page-weight': pageWeightExamples,
  'deployment-phases': deploymentPhasesExamples,
  'industry-cards': industryCardsExamples,
  leaders: leadersExamples,
  'open-positions': openPositionsExamples,
  'newsletter-issues': newsletterIssuesExamples,
  'newsletter-signup': newsletterSignupExamples,
  'contact-form': contactFormExamples,
  form: formExamples,
  'booking-calendar': bookingCalendarExamples,
  'contact-banner': contactBannerExamples,
  'gap-sketch': gapSketchExamples,
  'cta-band': ctaBandExamples,
};
