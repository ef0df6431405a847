import type { Update } from 'grammy/types';
import * as v from 'valibot';
import { LANGUAGE_CODES } from '../languages/codes.ts';
import { inLanguage, type Language } from '../languages/current-language.ts';
import { createProbes, parseAddress, readWebhookTrouble, setWebhook } from './check-address.ts';
import { apiOf, type BotProfile, botApiProblem, checkToken } from './check-token.ts';
import { createOwnerCode, type Sender } from './owner-code.ts';
import {
  addressPage,
  codePage,
  type Failure,
  finishPage,
  languagePage,
  ownerPage,
  tokenPage,
} from './pages.ts';
import { preferredLanguage, texts } from './texts.ts';

type Options = {
  apiRoot: string;
  /** The server's, which a proxy has to forward to. */
  port: number;
  /** Shown in the address field. */
  suggestedAddress: string;
  /** Path of the settings' file. */
  file: string;
  /** Signs the messenger's requests. */
  secret: string;
  /** In milliseconds. */
  now(): number;
};

type Bot = { token: string; profile: BotProfile };
type Place = {
  address: string;
  /** When the messenger's last failure was before the address was set. */
  earlierError: number | undefined;
};

/** The results of all steps. */
export type Settled = {
  bot: BotProfile;
  address: string;
  owner: Sender;
  /** The first is the default. */
  languages: readonly Language[];
  token: string;
};

const fields = v.record(v.string(), v.string());
const languageSchema = v.picklist(LANGUAGE_CODES);

/** The dialogue that connects a bot, step by step: its pages, and the work of each form. */
export type Dialogue = {
  /** Takes an update that has reached the server. */
  receive(update: Update): Promise<void>;
  /** The page of the step that is due; `failure`: of the last form. */
  page(failure?: Failure): Promise<string>;
  /** Changes whenever a page that waits has to be shown anew. */
  state(): Promise<string>;
  /** Takes a form. Rejects with a `StepError`. */
  submit(form: Form, input: unknown): Promise<void>;
  /** Undefined while a step is missing. */
  settled(): Settled | undefined;
};

export const FORMS = ['token', 'address', 'owner', 'language', 'back'] as const;
type Form = (typeof FORMS)[number];

export function createDialogue(options: Options): Dialogue {
  const { apiRoot, port, suggestedAddress, file, secret, now } = options;
  const probes = createProbes(secret);
  let bot: Bot | undefined;
  let place: Place | undefined;
  let sender: Sender | undefined;
  let isConfirmed = false;
  let languages: readonly Language[] | undefined;
  let code = createOwnerCode(now);

  /** Forgets the owner, and a code that may have been seen. */
  function askForOwner(): void {
    sender = undefined;
    isConfirmed = false;
    code = createOwnerCode(now);
  }

  async function readTrouble({ token }: Bot, { address, earlierError }: Place): Promise<string> {
    try {
      const reason = await readWebhookTrouble({ token, apiRoot }, earlierError);
      return reason === undefined ? '' : texts.unreachable(address, reason);
    } catch (error) {
      return botApiProblem(error);
    }
  }

  async function state(): Promise<string> {
    if (!bot || !place || sender) return `nothing ${sender?.id ?? ''}`;
    return code.isExpired() ? 'expired' : `waiting ${await readTrouble(bot, place)}`;
  }

  const forms: Record<Form, (input: v.InferOutput<typeof fields>) => Promise<void> | void> = {
    async token({ token }) {
      const checked = await checkToken(token, apiRoot);
      // A tab that fell behind: settled steps do not apply to a different bot.
      if (bot && bot.token !== checked.token) {
        place = undefined;
        languages = undefined;
        askForOwner();
      }
      bot = { token: checked.token, profile: checked.bot };
    },
    async address({ address: text, anyway }) {
      const asked = bot;
      if (!asked) return;
      const address = parseAddress(text, apiRoot);
      if (anyway === undefined) await probes.send(address);
      const earlierError = await setWebhook({ token: asked.token, apiRoot, origin: address, secret });
      if (bot !== asked) return;
      place = { address, earlierError };
      askForOwner();
    },
    owner({ answer, id = sender?.id }) {
      if (answer !== 'yes') return askForOwner();
      // A second tab may have replaced the person in question meanwhile.
      if (sender && sender.id === id) isConfirmed = true;
    },
    language({ main, others }) {
      const all = LANGUAGE_CODES.filter((language) => language !== main);
      languages = [v.parse(languageSchema, main), ...(others === undefined ? [] : all)];
    },
    back({ to }) {
      languages = undefined;
      if (to === 'language') return;
      if (to === 'token') bot = undefined;
      if (to !== 'owner') place = undefined;
      askForOwner();
    },
  };

  return {
    state,
    async receive(update) {
      if (probes.take(update.update_id) || !bot || !place || sender) return;
      sender = code.senderOf(update);
      if (!sender) return;
      const text = inLanguage(preferredLanguage(sender.language), () => texts.codeReceived);
      await apiOf(bot.token, apiRoot)
        .sendMessage(sender.chatId, text)
        .catch(() => undefined);
    },
    async page(failure) {
      if (!bot) return tokenPage(failure);
      const { profile } = bot;
      if (!place) return addressPage({ bot: profile, port, suggestion: suggestedAddress, failure });
      const known = { bot: profile, address: place.address };
      if (sender) {
        const all = { ...known, owner: sender };
        if (!isConfirmed) return ownerPage(all);
        return languages ? finishPage({ ...all, languages }, file, failure) : languagePage(all);
      }
      const waitsFor = await state();
      const trouble = waitsFor.replace(/^\w+ ?/, '') || undefined;
      return codePage({ ...known, code: code.text, isExpired: code.isExpired(), trouble, state: waitsFor });
    },
    submit: async (form, input) => forms[form](v.parse(fields, input)),
    settled: () =>
      bot && place && sender && isConfirmed && languages
        ? { bot: bot.profile, address: place.address, owner: sender, languages, token: bot.token }
        : undefined,
  };
}
