import { START_PAGE_PATH } from '../../../src/contract/extension-calls.ts';
import type { BotProfile } from './check-token.ts';
import { type Html, html } from './html.ts';
import { layout } from './layout.ts';
import type { Sender } from './owner-code.ts';

/** Why the last try failed, and what was typed. */
export type Failure = { message: string; typed?: string | undefined; canGoOn?: boolean };

const STEPS = { token: 'Bot', address: 'Indirizzo', owner: 'Proprietario', finish: 'Avvio' } as const;

type Step = keyof typeof STEPS;

/** What is known so far, in the order of the steps. */
export type Known = { bot?: BotProfile; address?: string; owner?: Sender };

function steps(current: Step): Html {
  const items = Object.entries(STEPS).map(([step, label], index) => {
    const text = `${index + 1}. ${label}`;
    return step === current ? html`<li aria-current="step">${text}</li>` : html`<li>${text}</li>`;
  });
  return html`<ol class="steps" aria-label="Passi">${items}</ol>`;
}

/** The button that goes back to a step. */
const change = (step: Step) =>
  html`<input type="hidden" name="to" value="${step}"><button class="link" aria-label="Cambia: ${STEPS[step]}">Cambia</button>`;

/** What has been settled, each with a button that goes back to it. */
function settled({ bot, address, owner }: Known): Html {
  const rows: [Step, string | undefined][] = [
    ['token', bot && `@${bot.username}`],
    ['address', address],
    ['owner', owner?.name],
  ];
  const items = rows.flatMap(([step, text]) =>
    text === undefined
      ? []
      : html`<form class="done" method="post" action="back" data-quick>
<p>${STEPS[step]}: <b>${text}</b></p>${change(step)}</form>`,
  );
  return html`${items}`;
}

const alertOf = (failure: Failure | undefined) =>
  failure && html`<p role="alert" id="problem"><b>Non va.</b> ${failure.message}</p>`;

const invalid = (failure: Failure | undefined) =>
  failure && html`aria-invalid="true" aria-describedby="problem"`;

export function tokenPage(failure?: Failure): string {
  const title = 'Collega il tuo bot';
  const content = html`${steps('token')}
<p>Intanto la demo funziona come prima. Servono un bot tuo e un indirizzo https che arriva a questo computer.</p>
<ol class="next"><li>In Telegram apri <a href="https://t.me/BotFather" target="_blank" rel="noreferrer">@BotFather</a> e scrivi <code>/newbot</code>.</li>
<li>Scegli un nome: alla fine ricevi il token.</li></ol>
${alertOf(failure)}
<form method="post" action="token">
<label for="token">Token del bot</label>
<input id="token" name="token" required autofocus autocomplete="off" autocapitalize="off" spellcheck="false" placeholder="123456789:AbC-dEf" ${invalid(failure)}>
<p class="quiet">Il token resta su questo computer.</p>
<button>Controlla il token</button>
</form>`;
  return layout(title, content);
}

function profile({ name, username, picture }: BotProfile): Html {
  const image = picture
    ? html`<img src="${picture}" alt="">`
    : html`<span class="letter" aria-hidden="true">${name.slice(0, 1).toUpperCase()}</span>`;
  return html`<form class="found" method="post" action="back" data-quick>
${image}<p><b>${name}</b><br>@${username}</p>${change('token')}</form>`;
}

type AddressPage = { bot: BotProfile; port: number; suggestion: string; failure?: Failure | undefined };

export function addressPage({ bot, port, suggestion, failure }: AddressPage): string {
  const title = 'Dove si raggiunge';
  const earlier =
    bot.earlierHost &&
    html`<p>Finora i suoi messaggi andavano a <b>${bot.earlierHost}</b>: da adesso arrivano qui.</p>`;
  const anyway =
    failure?.canGoOn === true
      ? html`<p class="quiet">Alcuni router non fanno vedere il proprio indirizzo da dentro. Se da fuori funziona, puoi andare avanti: il prossimo passo lo prova con un messaggio vero.</p>
<button class="other" name="anyway" value="yes">Vai avanti lo stesso</button>`
      : undefined;
  const content = html`${steps('address')}${profile(bot)}${earlier}
<p>Telegram apre la mini app a un indirizzo https. Un proxy con un certificato lo porta fin qui, per esempio:</p>
<p><code>caddy reverse-proxy --from vetrina.example.org --to localhost:${String(port)}</code></p>
${alertOf(failure)}
<form method="post" action="address">
<label for="address">Indirizzo pubblico</label>
<input id="address" name="address" required autofocus autocomplete="off" autocapitalize="off" spellcheck="false" inputmode="url" placeholder="https://vetrina.example.org" value="${failure?.typed ?? suggestion}" ${invalid(failure)}>
<p class="quiet">Chiedo a quell’indirizzo se arriva a questo computer, poi lo do a Telegram.</p>
<button>Controlla l’indirizzo</button>
${anyway}
</form>`;
  return layout(title, content);
}

type CodePage = Required<Pick<Known, 'bot' | 'address'>> & {
  code: string;
  isExpired: boolean;
  trouble: string | undefined;
  state: string;
};

export function codePage({ bot, address, code, isExpired, trouble, state }: CodePage): string {
  const known = { bot, address };
  const link = `https://t.me/${bot.username}?start=${code}`;
  const renew = html`<form method="post" action="owner" data-quick><button name="answer" value="renew">Nuovo codice</button></form>`;
  const waiting = html`<p>Manda questo codice al bot, da Telegram: chi lo manda può gestire il catalogo.</p>
<p class="code">${code}</p>
<p><a class="button" href="${link}" target="_blank" rel="noreferrer">Apri @${bot.username}</a></p>
<p class="quiet">Dal link basta premere Avvia. Il codice vale dieci minuti.</p>
<p role="status">Aspetto il messaggio …</p>
<noscript><p><a href="./">Aggiorna la pagina</a></p></noscript>`;
  const content = html`${steps('owner')}${settled(known)}
${alertOf(trouble === undefined ? undefined : { message: trouble })}
<div data-state="${state}">${isExpired ? html`${alertOf({ message: 'Il codice è scaduto.' })}${renew}` : waiting}</div>`;
  return layout('Chi gestisce il catalogo', content);
}

export function ownerPage(known: Required<Known>): string {
  const { name, username, id } = known.owner;
  const content = html`${steps('owner')}${settled({ bot: known.bot, address: known.address })}
<p>Il codice è arrivato da:</p>
<div class="found"><span class="letter" aria-hidden="true">${name.slice(0, 1).toUpperCase()}</span>
<p><b>${name}</b>${username && html`<br>@${username}`}<br><span class="quiet">id ${id}</span></p></div>
<form method="post" action="owner" data-quick>
<button name="answer" value="yes" autofocus>Sì, sono io</button>
<button class="other" name="answer" value="renew">No, nuovo codice</button>
</form>`;
  return layout('Sei tu?', content);
}

export function finishPage(known: Required<Known>, file: string, failure?: Failure): string {
  const content = html`${steps('finish')}${settled(known)}
${alertOf(failure)}
<p>Scrivo le impostazioni in <code>${file}</code>; se c’è già, ne tengo una copia. Poi Vetrina riparte con il bot e la demo lascia il catalogo.</p>
<form method="post" action="finish"><button autofocus>Avvia il bot</button></form>`;
  return layout('Tutto pronto', content);
}

/** The last page: nothing that it links to is here. */
export function donePage(
  { bot, address }: Required<Known>,
  { file, copy }: { file: string; copy?: string | undefined },
): string {
  const startPage = new URL(START_PAGE_PATH, address).href;
  const kept = copy && html` Quelle di prima sono in <code>${copy}</code>.`;
  const content = html`<p>Il bot risponde. Le impostazioni sono in <code>${file}</code>: dalla prossima volta basta <code>npm start</code>.${kept}</p>
<p><a class="button" href="https://t.me/${bot.username}?start" target="_blank" rel="noreferrer" autofocus>Apri @${bot.username}</a></p>
<h2>Che cosa viene adesso</h2>
<ol class="next">
<li>Scrivi <code>/nuovo La mia vacanza (2024)</code> al bot: il titolo è nel catalogo.</li>
<li>Manda al bot il video, con il numero del titolo come didascalia: si può guardare.</li>
<li>In @BotFather: <code>/mybots</code>, Bot Settings, Configure Mini App, con l’indirizzo <code>${startPage}</code>; poi <code>/setinline</code>. Così i link aprono la mini app.</li>
</ol>
<p class="quiet">Questa pagina ha finito: il suo link non risponde più. Tutto il resto è in <code>docs/proprietario.md</code>.</p>`;
  return layout('Il bot è collegato', content);
}

/** The last page where the server did not start. */
export function failedPage(reason: string, file: string): string {
  const content = html`${alertOf({ message: reason })}
<p>Le impostazioni sono in <code>${file}</code>: correggile e avvia di nuovo <code>npm start</code>. Per ricominciare da qui, togli da lì la riga <code>BOT_TOKEN</code>.</p>`;
  return layout('Vetrina non è ripartita', content);
}
