const number = new Intl.NumberFormat('it-IT');
const counted = (count: number, one: string, many: string) =>
  count === 1 ? `1 ${one}` : `${number.format(count)} ${many}`;

type Outcome = { lines: readonly string[]; faults: readonly string[]; wrong: number };

function withFaults({ lines, faults, wrong }: Outcome): string {
  const more = wrong - faults.length;
  return [
    ...lines,
    ...(wrong > 0
      ? [
          `${counted(wrong, 'riga sbagliata', 'righe sbagliate')}:`,
          ...faults.map((fault) => `• ${fault}`),
          ...(more > 0 ? [`… e altre ${number.format(more)}.`] : []),
        ]
      : []),
  ].join('\n');
}

/** The bot's texts about files from owners. */
export const titleFileTexts = {
  titles: (created: number, changed: number, unchanged: number) =>
    `${counted(created, 'titolo nuovo', 'titoli nuovi')}, ${counted(changed, 'cambiato', 'cambiati')}, ` +
    `${counted(unchanged, 'già uguale', 'già uguali')}.`,
  videos: (settled: number, created: number) =>
    `${counted(settled, 'video abbinato', 'video abbinati')}, ${counted(created, 'titolo nuovo', 'titoli nuovi')}.`,
  notPossible: (count: number) =>
    count === 1
      ? '1 video aspetta ancora: il suo titolo non ha quell’episodio.'
      : `${number.format(count)} video aspettano ancora: i loro titoli non hanno quegli episodi.`,
  left: (count: number) =>
    count === 1
      ? '1 video senza titolo aspetta ancora.'
      : `${number.format(count)} video senza titolo aspettano ancora.`,
  preview: (name: string, outcome: Outcome) => `«${name}», se lo importi:\n${withFaults(outcome)}`,
  taken: (name: string, outcome: Outcome) => `«${name}» è importato:\n${withFaults(outcome)}`,
  take: 'Importa',
  taking: 'Importo…',
  sendAgain: 'Non trovo più il file: mandamelo di nuovo.',
  wrongHeader:
    'La prima riga deve avere i nomi delle colonne. Per i titoli servono origin, type, titolo e data_uscita; ' +
    'per i video che aspettano scarica la tabella e riempila.',
  fault: (field: string) =>
    ({
      origin: 'serve una chiave diversa per ogni titolo, fino a 200 lettere.',
      type: 'scrivi «film» oppure «serie».',
      sorgenti: 'servono indirizzi che cominciano con https://.',
    })[field] ?? 'non si legge.',
  tableName: 'da-abbinare.csv',
  howToFill: (count: number) =>
    `${counted(count, 'video', 'video')} da abbinare. Completa titolo, anno e tipo («film» o «serie»), per le serie anche ` +
    'stagione ed episodio, poi rimandami il file. Le righe senza titolo restano in attesa.',
};
