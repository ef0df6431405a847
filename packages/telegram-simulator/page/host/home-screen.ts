/**
 * What the messenger of a platform knows of the home screen: Android reports what is on it, iOS leaves adding
 * to the browser and never learns, computers have none.
 */
export function homeScreenOf(platform: string): 'known' | 'unknown' | 'none' {
  if (platform === 'android') return 'known';
  return platform === 'ios' ? 'unknown' : 'none';
}
