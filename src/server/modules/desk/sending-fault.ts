import { classifyBotApiError } from '../../chat/bot-api/bot-api-errors.ts';
import { deskTexts, texts } from '../../chat/texts/texts.ts';

/** The reason why the caller's chat got no message. `refused`: the reason of a message that the messenger refuses. */
export function sendingFault(error: unknown, refused: string): string {
  const { kind } = classifyBotApiError(error);
  if (kind === 'unreachable') return deskTexts.noChat;
  return kind === 'refused' ? refused : texts.somethingWrong;
}
