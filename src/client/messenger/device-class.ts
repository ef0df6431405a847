/**
 * How strong the device is. Messengers on Android end their user agent in '; LOW)', '; AVERAGE)' or '; HIGH)'. An
 * Android that does not say is taken for average, everything else for high.
 */
export function deviceClass(): 'low' | 'average' | 'high' {
  const agent = navigator.userAgent;
  if (/;\s*LOW\)\s*$/.test(agent)) return 'low';
  if (/;\s*HIGH\)\s*$/.test(agent)) return 'high';
  return /Android/.test(agent) ? 'average' : 'high';
}
