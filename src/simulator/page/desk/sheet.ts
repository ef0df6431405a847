import type { Message } from '../../wire-message.ts';

/** What shows it: the phone when the mini app asked, the controls for their own questions, else the chat. */
export type Place = 'phone' | 'chat' | 'panel';

export const QUESTIONS = {
  'write access': {
    title: 'Consenti messaggi?',
    text: 'La mini app chiede che il bot possa scriverti.',
    yes: 'Consenti',
  },
  phone: {
    title: 'Condividi il numero?',
    text: 'La mini app chiede il tuo numero di telefono.',
    yes: 'Condividi',
  },
  'home screen': {
    title: 'Aggiungi alla schermata Home?',
    text: "L'icona della mini app starà fra le altre.",
    yes: 'Aggiungi',
  },
  close: {
    title: 'Chiudere la mini app?',
    text: 'Le modifiche che hai fatto potrebbero andare perse.',
    yes: 'Chiudi',
  },
  reset: {
    title: 'Ricominciare da capo?',
    text: 'Persone, chat, Stelle, guasti e registro tornano come al primo giorno. Quel che il bot ha salvato nel suo database resta (premium, liste, sorgenti): per qualcuno che non ha mai visto, aggiungi una persona.',
    yes: 'Ricomincia',
  },
} as const;

export type Question = keyof typeof QUESTIONS;

/** What lies over the phone or the chat and waits for the person. */
export type Sheet = { place: Place } & (
  | { kind: 'chats'; title: string; types: readonly string[]; choose: (chatId: number) => void }
  | { kind: 'payment'; message: Message }
  | { kind: 'question'; question: Question; answer: (yes: boolean) => void }
  | { kind: 'alert'; text: string }
  | { kind: 'browser'; url: string }
  | { kind: 'edit'; message: Message }
  | { kind: 'video' }
);
