/**
 * What the messenger of a platform knows of the home screen: Android's hears what is on it, that of iOS leaves adding
 * to the browser and never learns, computers have none.
 */
export function homeScreenOf(platform: string): 'known' | 'unknown' | 'none' {
  if (platform === 'android') return 'known';
  return platform === 'ios' ? 'unknown' : 'none';
}
