/** Writes into the page, as our server does, that there are people's own pages. */
export function offerOwnPage(): void {
  const meta = document.createElement('meta');
  meta.name = 'own-page';
  document.head.append(meta);
}
