import {
  type BotServices,
  type PrivateChatComposer,
  type PrivateChatContext,
  userIdOf,
} from '../../chat/bot-services.ts';
import { onCommand } from '../../chat/commands/commands.ts';
import { buttons } from '../../chat/messages/buttons.ts';
import { onPress } from '../../chat/messages/presses.ts';
import { texts } from '../../chat/texts/texts.ts';
import { configuredLanguages, hasSeveralLanguages, inLanguage } from '../../languages/current-language.ts';
import { chooseLanguage, chooseTitleLanguage } from '../../languages/person-language.ts';
import { offeredLanguages } from '../../languages/texts.ts';

/** `/lingua`: the languages, each by its own name, if there are several; and below, those of titles. */
export function registerLanguageCommand(
  chats: PrivateChatComposer,
  services: Pick<BotServices, 'commands' | 'db' | 'menu' | 'ownerIds'>,
): void {
  if (hasSeveralLanguages()) onCommand(chats, services, 'lingua', 'required', offerLanguages);

  onPress(chats, buttons.speak, async (ctx, { spoken: language }) => {
    if (!configuredLanguages().includes(language)) return texts.buttonGone;
    await chooseLanguage(services.db, userIdOf(ctx), language);
    return inLanguage(language, async () => {
      await services.menu.renew(ctx.api, ctx.chatId);
      return texts.languageChosen;
    });
  });

  onPress(chats, buttons.titlesIn, async (ctx, { spoken: language }) => {
    if (!configuredLanguages().includes(language)) return texts.buttonGone;
    await chooseTitleLanguage(services.db, userIdOf(ctx), language);
    return texts.titleLanguageChosen;
  });

  onPress(chats, buttons.titlesAsSpoken, async (ctx) => {
    await chooseTitleLanguage(services.db, userIdOf(ctx), null);
    return texts.titleLanguageChosen;
  });
}

async function offerLanguages(ctx: PrivateChatContext): Promise<void> {
  const languages = offeredLanguages();
  const rows = [
    ...languages.map(({ code, name }) => [buttons.speak.labelled(name, { spoken: code })]),
    ...languages.map(({ code, name }) => [buttons.titlesIn.labelled(texts.titlesIn(name), { spoken: code })]),
    [buttons.titlesAsSpoken.labelled(texts.titlesAsSpoken, {})],
  ];
  await ctx.reply(texts.chooseLanguage, { reply_markup: { inline_keyboard: rows } });
}
