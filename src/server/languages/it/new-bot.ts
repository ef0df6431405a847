import { formatsOf } from '../../lib/formats.ts';
import { chat } from './chat.ts';

const { grouped: number } = formatsOf('it-IT');

const some = (count: number, single: string, several: string) =>
  count === 0 ? [] : [count === 1 ? single : `${number(count)} ${several}`];

/** At most this many names in a message. */
const NAMES = 15;
const named = (names: readonly string[]) =>
  names.slice(0, NAMES).join(', ') + (names.length > NAMES ? ` e altri ${number(names.length - NAMES)}` : '');

type Missing = {
  channels: readonly string[];
  videos: number;
  subtitles: number;
  pictures: readonly string[];
};

/** From a bot in the place of a former one. */
export const newBot = {
  welcome: (name: string | undefined, app: string) =>
    `Che bello ritrovarti${name === undefined ? '' : `, ${name}`}! Questo è il nuovo bot di ${app}. ` +
    'Le tue liste, quello che hai visto e le tue richieste sono rimaste com’erano. Apri l’app con il pulsante: da ora si apre da qui.',
  premium: (until: Date | 'without end') =>
    until === 'without end' ? chat.premiumEndless : chat.premiumUntil(until),
  formerBotCharges:
    'Il tuo abbonamento con il bot di prima potrebbe rinnovarsi ancora. Fermalo in Telegram, in Impostazioni › Le mie Stelle.',
  /** To an owner. */
  missing: ({ channels, videos, subtitles, pictures }: Missing) => {
    const again = [
      ...some(videos, '1 video', 'video'),
      ...some(subtitles, '1 file di sottotitoli', 'file di sottotitoli'),
    ];
    return [
      'Ho preso il posto del bot di prima. Quello che sta nei canali si guarda senza pubblicarlo di nuovo.',
      channels.length > 0 &&
        `Fammi amministratore in: ${named(channels)}. Appena lo sono, i loro video funzionano.`,
      again.length > 0 &&
        `Mandami di nuovo quello che non sta in nessun canale: ${again.join(' e ')}. Basta inoltrarlo dalla chat con il bot di prima, lo riconosco.`,
      pictures.length > 0 && `Manda di nuovo anche la copertina di: ${named(pictures)}.`,
      'Rimborsi e rinnovi di quanto è stato pagato al bot di prima può farli solo quello.',
    ]
      .filter(Boolean)
      .join('\n\n');
  },
};
