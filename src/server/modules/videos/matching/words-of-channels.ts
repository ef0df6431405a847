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
export const ASKED_WITH = String.raw`(?:(?<![\p{L}\d])(?:${ASKING})(?:\s+(?:${BESIDE})){0,5}(?:\s*[:\-–→➡])?\s*)?`;

/** Services and channels that films come from. */
const SERVICES =
  'netflix|prime(?: video)?|amazon(?: prime)?|disney(?: ?\\+| plus)?|hbo(?: max)?|sky|now|paramount(?: ?\\+)?|apple tv(?: ?\\+)?|raiplay|rai ?\\d|canale ?5|italia ?1|mediaset infinity';
const TALK = new RegExp(String.raw`^[^\p{L}\d]*(?:${ASKING})(?:[^\p{L}\d]+(?:${BESIDE}))*[^\p{L}\d]*$`, 'iu');

/** True if a line of a caption only asks for something: 'Iscriviti al canale', 'Guarda ora'. */
export function isTalk(plain: string): boolean {
  return TALK.test(plain) || ANNOUNCED.test(plain);
}

/** Lines that announce the next one. */
const ANNOUNCED = new RegExp(
  String.raw`^[^\p{L}\d]*(?:${[
    '(?:ultim[aeio]|nuov[oaie]|new|nuev[oa]s?|latest)\\s(?:episod(?:io|i|e|es|ios)|puntat[ae]|cap[ií]tulos?|stagion[ei]|seasons?|temporadas?|serie(?: tv)?|series|film|films|movies?|pel[ií]culas?|uscit[ae]|arriv[oi]|release|novit[aà])(?:\\s(?:su|on|en|disponibil[ei]|available|added|aggiunt[oaei]))*',
    'esclusiv[ao]|exclusiv[ea]|prima (?:tv|visione|assoluta)|(?:in )?anteprima|al cinema|in sala|en cines|in theaters|ultima ora|imperdibile|consigliat[oa]|da non perdere|must watch|imprescindible',
    `(?:novit[aà]|novedad(?:es)?|news|estrenos?|(?:(?:ora|now|ya) )?(?:disponibil[ei]|available|disponibles?))(?: (?:su|on|en|di|de))?(?: (?:${SERVICES}))?`,
    'per (?:altri |nuovi )?(?:film|serie)(?: e (?:film|serie))?(?: tv)?|para (?:m[aá]s )?(?:pel[ií]culas|series)|for (?:more )?(?:movies|series)',
  ].join('|')})[^\p{L}\d]*$`,
  'iu',
);

const KINDS = 'film|movie|pel[ií]cula|serie(?: tv)?|series|show';
/** Words that announce a name behind a colon. */
const LEADING = new RegExp(
  String.raw`^[^\p{L}\d]*(?:${[
    'guarda(?: ora| subito)?|watch(?: now)?|ver ahora|(?:ora |now |ya )?(?:disponibil[ei]|available)(?: ora| now)?',
    `(?:nuov[oa]|new|nuev[oa])(?: (?:${KINDS}))?(?: (?:aggiunt[oa]|disponibile|added))?|aggiunt[oa]|added|agregad[oa]`,
    '(?:richiest[oa]|pedid[oa]|request(?:ed)?)(?: (?:da|di|de|por|by|from) [^:]{1,30})?',
    '(?:film|movie) n[.°º]? ?\\d{1,3}|top \\d{1,3}',
    "(?:stasera|oggi|domani|tonight|today|esta noche|hoy)(?: (?:su|on|en|alle|at|a las) [^:]{1,30})?|(?:tonight|today)[’']s (?:movie|film|show|pick)|now (?:streaming|playing|showing)",
    '(?:finalmente|finally|por fin)(?: (?:disponibile|available|disponible))?|per chi (?:l[oa] )?(?:cercava|voleva|chiedeva|ha chiesto)|come (?:da )?richiest[oa]|as requested|(?:a|por) petici[oó]n(?: de [^:]{1,30})?',
    `consigliat[oa]|recommended|recomendad[oa]|${SERVICES}`,
    `(?:${KINDS}) (?:d(?:el|ella|i)|of the|del|de la) (?:giorno|sera|settimana|mese|day|week|month|night|d[ií]a|semana|mes|noche)`,
    'file(?: ?name)?|nome (?:del )?file|nombre (?:del )?archivo',
  ].join('|')})\s*[:：»→➜➡]\s*(?=\S)`,
  'iu',
);

/** A line of a caption without the words that announce its name: 'Stasera: Il ponte (1999)'. */
export function withoutLead(line: string): string {
  return line.replace(LEADING, '');
}
