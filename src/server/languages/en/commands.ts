import type { commands as italian } from '../it/commands.ts';
import type { Translated } from '../translated.ts';

export const commands: Translated<typeof italian> = {
  start: { name: 'start', what: '' },
  cerca: { name: 'search', what: 'Search for a title' },
  serata: { name: 'movienight', what: 'Choose what to watch with friends' },
  continua: { name: 'continue', what: 'Continue watching' },
  consigli: { name: 'suggestions', what: 'Ten titles chosen for you' },
  visti: { name: 'watched', what: 'What you have watched' },
  richieste: { name: 'requests', what: 'Request a title and follow your requests' },
  premium: { name: 'premium', what: 'What Premium offers, and how to get it' },
  avvisi: { name: 'notifications', what: 'Notifications, quality and language' },
  help: { name: 'help', what: 'What I can do, and whom to ask' },

  paysupport: { name: 'paysupport', what: 'Payments' },
  terms: { name: 'terms', what: 'Terms' },
  privacy: { name: 'privacy', what: 'Privacy' },
  lingua: { name: 'language', what: 'Language' },

  titolo: { name: 'title', what: 'A title’s details: /title 12' },
  nuovo: { name: 'new', what: 'Create a title: /new Name (year)' },
  video: { name: 'video', what: 'Add a title’s video: /video 12 https://…' },
  canale: { name: 'channel', what: 'Connect a channel of videos: /channel @name' },
  concedi: { name: 'grant', what: 'Give Premium: /grant 42 30' },
  revoca: { name: 'revoke', what: 'Take Premium away: /revoke 42' },
  annuncio: { name: 'announce', what: 'Write to everybody: /announce 12 The text' },
  rimborsa: { name: 'refund', what: 'Refund a payment: /refund stx…' },
  statistiche: { name: 'statistics', what: 'Statistics: /statistics 30' },
  consegne: { name: 'deliveries', what: 'Deliveries that failed' },
  segnalazioni: { name: 'reports', what: 'Problems that people reported' },
  blocca: { name: 'ban', what: 'Ban a person: /ban 42' },
  sblocca: { name: 'unban', what: 'Unban a person: /unban 42' },

  abbonamento: { name: 'subscription', what: '' },
  regala: { name: 'gift', what: '' },
  lista: { name: 'list', what: '' },
  richiedi: { name: 'request', what: '' },
};
