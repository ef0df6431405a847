/**
 * A platform's knowledge of its home screen: Android reports an icon that is there, iOS leaves adding to the
 * browser and never learns of it, computers have no home screen.
 */
export function homeScreenOf(platform: string): 'known' | 'unknown' | 'none' {
  if (platform === 'android') return 'known';
  return platform === 'ios' ? 'unknown' : 'none';
}
