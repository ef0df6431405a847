import { readMetaTag } from './meta-tags.ts';

/** This installation's name, from the page's meta tag, which the server fills in. */
export function appName(): string {
  return readMetaTag('application-name') || 'Vetrina';
}

/** The URL of its logo; undefined without one. */
export function appLogoUrl(): string | undefined {
  return readMetaTag('app-logo') || undefined;
}
