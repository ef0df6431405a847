/**
 * The device's performance class. Messengers on Android end their user agent in '; LOW)', '; AVERAGE)' or '; HIGH)'. An
 * Android without it counts as average, everything else as high.
 */
export function performanceClass(): 'low' | 'average' | 'high' {
  const agent = navigator.userAgent;
  if (/;\s*LOW\)\s*$/.test(agent)) return 'low';
  if (/;\s*HIGH\)\s*$/.test(agent)) return 'high';
  return /Android/.test(agent) ? 'average' : 'high';
}
