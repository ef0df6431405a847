import type { Transformer } from 'grammy';

type Moved = (from: number, to: number) => Promise<void>;
type Payload = Readonly<Record<string, unknown>>;
/** The fields of a failed call's answer that name the remedy. */
type Refusal = { description: string; parameters?: { migrate_to_chat_id?: number } | undefined };

/**
 * Repeats a refused call once if the refusal names its cure: in the supergroup that a group became, outside of a
 * closed topic, or without the message that it replies to. `onMoved` runs first, even if the call cannot be
 * repeated: a message of the group cannot be edited from the supergroup.
 */
export function cureRefusedCalls(onMoved: Moved): Transformer {
  return async (previous, method, payload, signal) => {
    const answer = await previous(method, payload, signal);
    if (answer.ok) return answer;
    const fields: Payload = { ...payload };
    const to = newChatOf(answer, fields);
    if (to !== undefined) await onMoved(Number(fields['chat_id']), to);
    const cure = to === undefined ? cureOf(answer.description, fields) : movedTo(to, method);
    return cure ? previous(method, { ...payload, ...cure }, signal) : answer;
  };
}

/** The supergroup that the call's group has become. */
function newChatOf({ parameters }: Refusal, { chat_id: from }: Payload): number | undefined {
  const to: unknown = parameters?.migrate_to_chat_id;
  return Number.isSafeInteger(Number(from)) && isChatId(to) && to !== Number(from) ? to : undefined;
}

/** True if it may be a chat's id. */
export function isChatId(value: unknown): value is number {
  return Number.isSafeInteger(value) && value !== 0;
}

/** New messages go to the supergroup; the group's earlier messages are not in it. */
function movedTo(chat_id: number, method: string): Payload | undefined {
  return /^(send|copy|forward)/.test(method) ? { chat_id } : undefined;
}

const TOPIC_FAULT = /thread not found|topic_(closed|deleted)|topic (is )?(closed|deleted)/i;
const REPLY_FAULT = /message to be replied not found|replied message not found/i;

function cureOf(description: string, payload: Payload): Payload | undefined {
  if (payload['message_thread_id'] !== undefined && TOPIC_FAULT.test(description))
    return { message_thread_id: undefined };
  if (payload['reply_parameters'] !== undefined && REPLY_FAULT.test(description))
    return { reply_parameters: undefined };
  return undefined;
}
