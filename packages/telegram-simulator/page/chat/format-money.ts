/** An amount as the messenger shows it: `50 Stelle`, `3,99 €`. */
export function formatMoney(amount: number, currency: string): string {
  if (currency === 'XTR') return amount === 1 ? '1 Stella' : `${amount} Stelle`;
  return new Intl.NumberFormat('it', { style: 'currency', currency }).format(amount / 100);
}
