import { byLanguage } from '../../languages/texts.ts';
import { labelOf, type TitlePart } from '../videos/title-part.ts';
import type { Report } from './read-reports.ts';

/** Texts about problems that people report. */
export const reportTexts = byLanguage(({ reports }) => reports);

/** The reported version, and its state now, line by line. */
export function reportFacts(report: Report): string[] {
  const { videoId, hasOthersOnly, version, otherVersions, isSetBack } = report;
  return [
    videoId === null && (hasOthersOnly ? reportTexts.versionGone : reportTexts.noVideo),
    version !== '' && reportTexts.version(version),
    otherVersions.length > 0 && reportTexts.otherVersions(otherVersions),
    isSetBack && reportTexts.setBack,
  ].filter((line) => line !== false);
}

/** The caption that makes a video that of the reported part. */
export function captionFor({ titleId, episode }: TitlePart): string {
  return [titleId, labelOf(episode)].filter(Boolean).join(' ');
}
