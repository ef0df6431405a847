import { START_PAGE_PATH } from '../../contract/extension-calls.ts';
import { LANGUAGE_CODES } from '../languages/codes.ts';
import { currentLanguage, type Language } from '../languages/current-language.ts';
import { LANGUAGES } from '../languages/texts.ts';
import type { BotProfile } from './check-token.ts';
import { type Html, html, marked } from './html.ts';
import { layout } from './layout.ts';
import type { Sender } from './owner-code.ts';
import { texts } from './texts.ts';

/** The reason why the last try failed, and the typed text. */
export type Failure = { message: string; typed?: string | undefined; canGoOn?: boolean };

type Step = keyof typeof texts.steps;

/** The results so far, in the order of the steps. */
export type Known = { bot?: BotProfile; address?: string; owner?: Sender; languages?: readonly Language[] };

type KnownOwner = Required<Omit<Known, 'languages'>>;

function steps(current: Step): Html {
  const items = Object.entries(texts.steps).map(([step, label], index) => {
    const text = `${index + 1}. ${label}`;
    return step === current ? html`<li aria-current="step">${text}</li>` : html`<li>${text}</li>`;
  });
  return html`<ol class="steps" aria-label="${texts.stepsLabel}">${items}</ol>`;
}

/** The button that goes back to a step. */
const change = (step: Step) =>
  html`<input type="hidden" name="to" value="${step}"><button class="link" aria-label="${texts.changeStep(texts.steps[step])}">${texts.change}</button>`;

/** The results so far, each with a button that goes back to its step. */
function settled({ bot, address, owner, languages }: Known): Html {
  const rows: [Step, string | undefined][] = [
    ['token', bot && `@${bot.username}`],
    ['address', address],
    ['owner', owner?.name],
    ['language', languages?.map((language) => LANGUAGES[language]?.name).join(', ')],
  ];
  const items = rows.flatMap(([step, text]) =>
    text === undefined
      ? []
      : html`<form class="done" method="post" action="back" data-quick>
<p>${texts.steps[step]}: <b>${text}</b></p>${change(step)}</form>`,
  );
  return html`${items}`;
}

const alertOf = (failure: Failure | undefined) =>
  failure && html`<p role="alert" id="problem"><b>${texts.failed}</b> ${failure.message}</p>`;

const invalid = (failure: Failure | undefined) =>
  failure && html`aria-invalid="true" aria-describedby="problem"`;

export function tokenPage(failure?: Failure): string {
  const content = html`${steps('token')}
<p>${texts.tokenIntro}</p>
<ol class="next"><li>${marked(texts.newBot)}</li>
<li>${texts.newBotName}</li></ol>
${alertOf(failure)}
<form method="post" action="token">
<label for="token">${texts.token}</label>
<input id="token" name="token" required autofocus autocomplete="off" autocapitalize="off" spellcheck="false" placeholder="123456789:AbC-dEf" ${invalid(failure)}>
<p class="quiet">${texts.tokenStays}</p>
<button>${texts.checkToken}</button>
</form>`;
  return layout(texts.tokenHeading, content);
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
  const earlier = bot.earlierHost && html`<p>${marked(texts.earlierHost(bot.earlierHost))}</p>`;
  const anyway =
    failure?.canGoOn === true
      ? html`<p class="quiet">${texts.goOnHint}</p>
<button class="other" name="anyway" value="yes">${texts.goOn}</button>`
      : undefined;
  const content = html`${steps('address')}${profile(bot)}${earlier}
<p>${texts.addressIntro}</p>
<p><code>caddy reverse-proxy --from vetrina.example.org --to localhost:${String(port)}</code></p>
${alertOf(failure)}
<form method="post" action="address">
<label for="address">${texts.address}</label>
<input id="address" name="address" required autofocus autocomplete="off" autocapitalize="off" spellcheck="false" inputmode="url" placeholder="https://vetrina.example.org" value="${failure?.typed ?? suggestion}" ${invalid(failure)}>
<p class="quiet">${texts.addressCheck}</p>
<button>${texts.checkAddress}</button>
${anyway}
</form>`;
  return layout(texts.addressHeading, content);
}

type CodePage = Pick<KnownOwner, 'bot' | 'address'> & {
  code: string;
  isExpired: boolean;
  trouble: string | undefined;
  state: string;
};

export function codePage({ bot, address, code, isExpired, trouble, state }: CodePage): string {
  const known = { bot, address };
  const link = `https://t.me/${bot.username}?start=${code}`;
  const renew = html`<form method="post" action="owner" data-quick><button name="answer" value="renew">${texts.newCode}</button></form>`;
  const waiting = html`<p>${texts.sendCode}</p>
<p class="code">${code}</p>
<p><a class="button" href="${link}" target="_blank" rel="noreferrer">${texts.openBot(bot.username)}</a></p>
<p class="quiet">${texts.codeHint}</p>
<p role="status">${texts.waiting}</p>
<noscript><p><a href="./">${texts.reload}</a></p></noscript>`;
  const content = html`${steps('owner')}${settled(known)}
${alertOf(trouble === undefined ? undefined : { message: trouble })}
<div data-state="${state}">${isExpired ? html`${alertOf({ message: texts.codeExpired })}${renew}` : waiting}</div>`;
  return layout(texts.codeHeading, content);
}

export function ownerPage(known: KnownOwner): string {
  const { name, username, id } = known.owner;
  const content = html`${steps('owner')}${settled({ bot: known.bot, address: known.address })}
<p>${texts.codeCameFrom}</p>
<div class="found"><span class="letter" aria-hidden="true">${name.slice(0, 1).toUpperCase()}</span>
<p><b>${name}</b>${username && html`<br>@${username}`}<br><span class="quiet">id ${id}</span></p></div>
<form method="post" action="owner" data-quick>
<input type="hidden" name="id" value="${id}">
<button name="answer" value="yes" autofocus>${texts.isMe}</button>
<button class="other" name="answer" value="renew">${texts.isNotMe}</button>
</form>`;
  return layout(texts.ownerHeading, content);
}

export function languagePage(known: KnownOwner): string {
  const choices = LANGUAGE_CODES.map((code) => {
    const chosen = code === currentLanguage() ? html`checked autofocus` : undefined;
    const name = LANGUAGES[code]?.name;
    return html`<label class="choice" lang="${code}"><input type="radio" name="main" value="${code}" ${chosen}>${name}</label>`;
  });
  const content = html`${steps('language')}${settled(known)}
<form method="post" action="language" data-quick>
<fieldset><legend>${texts.mainLanguage}</legend>${choices}</fieldset>
<label class="choice"><input type="checkbox" name="others" value="yes">${texts.otherLanguages}</label>
<button>${texts.goToFinish}</button>
</form>`;
  return layout(texts.languageHeading, content);
}

export function finishPage(known: Required<Known>, file: string, failure?: Failure): string {
  const content = html`${steps('finish')}${settled(known)}
${alertOf(failure)}
<p>${marked(texts.finishHint(file))}</p>
<form method="post" action="finish"><button autofocus>${texts.start}</button></form>`;
  return layout(texts.finishHeading, content);
}

/** The last page: nothing that it links to is here. */
export function donePage(
  { bot, address }: Pick<KnownOwner, 'bot' | 'address'>,
  { file, copy }: { file: string; copy?: string | undefined },
): string {
  const startPage = new URL(START_PAGE_PATH, address).href;
  const kept = copy && html` ${marked(texts.copyKept(copy))}`;
  const { nextTitle, nextVideo, nextChannel } = texts;
  const next = [nextTitle, nextVideo, nextChannel, texts.nextTmdb(file), texts.nextBotFather(startPage)];
  const content = html`<p>${marked(texts.done(file))}${kept}</p>
<p><a class="button" href="https://t.me/${bot.username}?start" target="_blank" rel="noreferrer" autofocus>${texts.openBot(bot.username)}</a></p>
<h2>${texts.next}</h2>
<ol class="next">${next.map((step) => html`<li>${marked(step)}</li>`)}</ol>
<p class="quiet">${marked(texts.ended)}</p>`;
  return layout(texts.doneHeading, content);
}

/** The last page if the server did not start. */
export function failedPage(reason: string, file: string): string {
  const content = html`${alertOf({ message: reason })}
<p>${marked(texts.notStarted(file))}</p>`;
  return layout(texts.notStartedHeading, content);
}
