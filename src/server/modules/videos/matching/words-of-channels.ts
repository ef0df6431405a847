/** Words that channels ask their people with, or thank somebody: 'Iscriviti', 'Join', 'Caricato da'. */
const ASKING = [
  'iscriv(?:iti|etevi|eros)|unisc(?:iti|itevi)|unitevi|seguici|seguiteci|entra(?:te)?|scarica(?:lo|te)?|condividi(?:te)?|guarda(?:lo|te)?|caricat[oa]|richiest[oa]|grazie|invita(?:te)?',
  'join|subscribe|follow|download|share|watch|uploaded|powered|requested|thanks|invite',
  '[uú]nete|suscr[ií]b(?:ete|anse)|s[ií]guenos|descarga(?:r|lo)?|comparte|subid[oa]|pedid[oa]|gracias|ver',
  'link|streaming',
].join('|');
/** Words between them and what they ask for. */
const BESIDE =
  'al|alla|agli?|a|nel|su|sul|da|dal|di|del|e|il|la|per|tuoi|nostr[oa]|our|us|the|my|on|by|to|for|your|el|en|por|de|para|y|and|nuestro|con|qui|here|aqu[ií]|ora|now|ahora|below|sotto|subito|canale|channel|canal|gruppo|group|grupo|telegram|link|amici|friends|amigos|altri|more|m[aá]s|film|movies|pel[ií]culas|download|streaming|tutti|all|online|gratis|free';

/** Such words before a link or a channel's name. */
export const ASKED_WITH = String.raw`(?:(?<![\p{L}\d])(?:${ASKING})(?:\s+(?:${BESIDE})){0,5}\s*[:\-–→➡]?\s*)?`;

const TALK = new RegExp(String.raw`^[^\p{L}\d]*(?:${ASKING})(?:[^\p{L}\d]+(?:${BESIDE}))*[^\p{L}\d]*$`, 'iu');

/** True if a line of a caption only asks for something: 'Iscriviti al canale', 'Guarda ora'. */
export function isTalk(plain: string): boolean {
  return TALK.test(plain);
}

const KINDS = 'film|movie|pel[ií]cula|serie(?: tv)?|series|show';
/** Words that announce a name behind a colon. */
const LEADING = new RegExp(
  String.raw`^[^\p{L}\d]*(?:${[
    'guarda(?: ora| subito)?|watch(?: now)?|ver ahora|(?:ora |now |ya )?(?:disponibil[ei]|available)(?: ora| now)?',
    `(?:nuov[oa]|new|nuev[oa])(?: (?:${KINDS}))?(?: (?:aggiunt[oa]|disponibile|added))?|aggiunt[oa]|added|agregad[oa]`,
    '(?:richiest[oa]|pedid[oa]|request(?:ed)?)(?: (?:da|di|de|por|by|from) [^:]{1,30})?',
    '(?:film|movie) n[.°º]? ?\\d{1,3}|top \\d{1,3}',
    'stasera|oggi|tonight|today|esta noche|hoy',
    `(?:${KINDS}) (?:d(?:el|ella|i)|of the|del|de la) (?:giorno|sera|settimana|mese|day|week|month|night|d[ií]a|semana|mes|noche)`,
    'file(?: ?name)?|nome (?:del )?file|nombre (?:del )?archivo',
  ].join('|')})\s*[:：»→➜➡]\s*(?=\S)`,
  'iu',
);

/** A line of a caption without the words that announce its name: 'Stasera: Il ponte (1999)'. */
export function withoutLead(line: string): string {
  return line.replace(LEADING, '');
}
