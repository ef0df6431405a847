import type { PayResult } from '../../wire-actions.ts';
import type { Invoice, Message } from '../../wire-message.ts';
import type { PaymentStatus } from '../host/environment.ts';

/** The place of a modal: the phone for the mini app's, the panel for its own confirmations, else the chat. */
export type OutletName = 'phone' | 'chat' | 'panel';

export const CONFIRM_TEXTS = {
  'write access': {
    title: 'Consenti messaggi?',
    text: 'La mini app chiede che il bot possa scriverti.',
    yes: 'Consenti',
    no: 'Rifiuta',
  },
  phone: {
    title: 'Condividi il numero?',
    text: 'La mini app chiede il tuo numero di telefono.',
    yes: 'Condividi',
    no: 'Annulla',
  },
  'home screen': {
    title: 'Aggiungi alla schermata Home?',
    text: "L'icona della mini app starà fra le altre.",
    yes: 'Aggiungi',
    no: 'Annulla',
  },
  close: {
    title: 'Chiudere la mini app?',
    text: 'Le modifiche che hai fatto potrebbero andare perse.',
    yes: 'Chiudi',
    no: 'Annulla',
  },
  reset: {
    title: 'Ricominciare da capo?',
    text: 'Persone, chat, Stelle, guasti e registro tornano come al primo giorno. Quel che il bot ha salvato nel suo database resta (premium, liste, sorgenti): per qualcuno che non ha mai visto, aggiungi una persona.',
    yes: 'Ricomincia',
    no: 'Annulla',
  },
} as const;

export type ConfirmKind = keyof typeof CONFIRM_TEXTS;

/** `onEnd` is called once, with the outcome. */
export interface PaymentRequest {
  invoice: Invoice;
  pay: () => Promise<PayResult | undefined>;
  onEnd: (status: PaymentStatus) => void;
}

/** A sheet or dialog over the phone, the chat or the panel. */
export type Modal = { outlet: OutletName; onDismiss?: () => void } & (
  | { kind: 'chats'; title: string; types: readonly string[]; choose: (chatId: number) => void }
  | ({ kind: 'payment' } & PaymentRequest)
  | { kind: 'confirm'; question: ConfirmKind; answer: (yes: boolean) => void }
  | { kind: 'alert'; text: string }
  | { kind: 'browser'; url: string }
  | { kind: 'edit'; message: Message }
  | { kind: 'profile' }
  | { kind: 'group' }
  | { kind: 'newGroup' }
  | { kind: 'story'; mediaUrl: string; text: string }
  | { kind: 'video' }
);
